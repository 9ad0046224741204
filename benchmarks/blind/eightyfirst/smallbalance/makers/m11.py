# marina slips by dock
from h import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
FN='Otter_Cove_slips_2026_season.pdf'
r=random.Random(8111); N=names(r); D=dt.date
boats="Reel Therapy|Knot Working|Lady Jean|Aqua Holic|Second Wind|Sea Ya|Pier Pressure|Nauti Gal|Liquid Asset|Dock Holiday|Blue Moon|Island Time|Fishful Thinking|Gone Again|Osprey|Miss Conduct|Wave Runner II|Summer School|Cool Change|Bow Movement|Tax Sea-vasion|Loon|Early Out|Serenity Now|Hull Raiser|Patience|Slack Tide|Rosebud|Vitamin Sea|No Agenda|Old Salt|Cat Nap|Mayfly|Grand Finale|High Note|Compass Rose|Kingfisher|Latitude|Sandpiper|True North|Wanderer|Tuna Colada".split('|'); r.shuffle(boats)
docks=[('DOCK A - COVERED',[f'A{i}' for i in range(1,17)],'28x11',2940),('DOCK B - COVERED',[f'B{i}' for i in range(1,13)],'36x13',4020),('DOCK C - OPEN',[f'C{i}' for i in range(1,15)],'24x10',1860),('T-HEADS',['A-T','B-T','C-T'],'60 side tie',5400),('DRY STACK',[f'DS{i}' for i in range(1,9)],'rack 24',1680)]
hdr=['Slip','Slip size','Slip holder','Vessel','LOA\n(ft)','Contract\nfrom','Contract\nto','Season\nrate','Monthly\nslip rent','Electric','Live-\naboard','Total\nper month','Deposit']
story=[];rows=[];G=[0]*6;cnt=0;occ=0
data=[hdr];sty=[('FONT',(0,0),(-1,-1),'Times-Roman',8),('FONT',(0,0),(-1,0),'Times-Bold',8),('ALIGN',(0,0),(-1,0),'CENTER'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LINEBELOW',(0,0),(-1,0),1,colors.navy),('LINEABOVE',(0,0),(-1,0),1,colors.navy),('ALIGN',(4,1),(4,-1),'CENTER'),('ALIGN',(7,1),(-1,-1),'RIGHT'),('TOPPADDING',(0,1),(-1,-1),1.2),('BOTTOMPADDING',(0,1),(-1,-1),1.6),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]
for dk,sl,size,an in docks:
    k=len(data); data.append([dk]+['']*12); sty+=[('FONT',(0,k),(0,k),'Times-BoldItalic',8.5),('SPAN',(0,k),(-1,k)),('TEXTCOLOR',(0,k),(0,k),colors.navy),('TOPPADDING',(0,k),(0,k),5)]
    S=[0]*6; so=0
    for u in sl:
        cnt+=1
        x=r.random()
        if u in('A7','B10','C3','C4','C11','DS2','DS6','C-T'):
            data.append([u,size,'OPEN' if u!='C-T' else 'TRANSIENT (daily)']+['']*10); rows.append(row(unit=u,unitType=size,section=dk,statusText='OPEN' if u!='C-T' else 'TRANSIENT (daily)')); continue
        f,l=next(N); nm=f'{f} {l}'
        if u=='B-T': nm='Otter Cove Sailing School'
        if u=='A-T': nm='Bluewater Charters LLC'
        full=r.random()<.78
        a=D(2026,1,1) if full else D(2026,4,1); e=D(2026,12,31) if full else D(2026,10,31)
        mo=an/12 if full else round(an/12*1.15/5)*5
        mo=round(mo,2); sea=round(mo*(12 if full else 7),2)
        loa=int(size.split('x')[0]) - r.randrange(1,6) if 'x' in size else (r.choice([52,56]) if 'side' in size else r.randrange(18,24))
        el=r.choice([25,35,35,45]) if 'DRY' not in dk and 'OPEN' not in dk else (r.choice([0,20]) if 'OPEN' in dk else 0)
        lv=150 if u in('B2','B5','A-T','B12') else 0
        dep=r.choice([0,200,250,mo]); tot=round(mo+el+lv,2)
        data.append([u,size,nm,boats.pop() if boats else '',str(loa),usn2(a),usn2(e),m2(sea),m2(mo),m2(el) if el else '',m2(lv) if lv else '',m2(tot),m2(dep) if dep else ''])
        for q,v in enumerate((sea,mo,el,lv,tot,dep)): S[q]+=v
        so+=1;occ+=1
        ch=[{'code':'Electric','amount':el}] if el else []
        if lv: ch.append({'code':'Liveaboard','amount':lv})
        rows.append(row(unit=u,unitType=size,section=dk,tenantName=nm,statusText='Occupied',leaseStartDate=iso(a),leaseEndDate=iso(e),contractRent=mo,charges=ch or None,totalCharges=tot,deposit=dep or None))
    k=len(data); data.append(['',f'{len(sl)} / {so} rented','','','','','']+[m2(v) for v in S]); sty+=[('LINEABOVE',(7,k),(-1,k),.5,colors.black),('FONT',(0,k),(-1,k),'Times-Italic',8)]
    for q in range(6): G[q]+=S[q]
k=len(data); data.append(['ALL DOCKS','',f'{cnt} slips and racks, {occ} rented','','','','']+[m2(v) for v in G]); sty+=[('LINEABOVE',(0,k),(-1,k),1,colors.navy),('LINEBELOW',(0,k),(-1,k),1,colors.navy),('FONT',(0,k),(-1,k),'Times-Bold',8)]
def pg(c,d):
    W,H=d.pagesize; c.setFont('Times-Bold',14); c.setFillColor(colors.navy); c.drawCentredString(W/2,H-34,'Otter Cove Marina'); c.setFillColor(colors.black); c.setFont('Times-Roman',9); c.drawCentredString(W/2,H-46,'Lake Ashepoo, South Carolina'); c.drawCentredString(W/2,H-58,'Slip Rental Roll - 2026 Season    (as of April 20, 2026)')
    c.setFont('Times-Italic',7.5); c.drawString(36,22,'Season rate = monthly slip rent x months of the contract. Electric is a flat fee. Water and pump-out included.'); c.drawRightString(W-36,22,f'page {c.getPageNumber()} of 2')
t=Table(data,colWidths=[36,54,136,92,30,46,48,58,56,44,42,56,50],repeatRows=1); t.setStyle(TableStyle(sty))
SimpleDocTemplate(doc(FN),pagesize=landscape(letter),leftMargin=20,rightMargin=20,topMargin=68,bottomMargin=36).build([t],onFirstPage=pg,onLaterPages=pg)
assert abs(sum(x.get('contractRent',0) for x in rows)-G[1])<.01; print(cnt,occ,G)
for x in rows:
    if 'OPEN' in x['section'] or 'DRY' in x['section']: pass
save(FN,'OTHER','marina slip roll by dock with subtotals, vessel and season rate columns',True,dict(propertyName='Otter Cove Marina',asOnDate='2026-04-20',units=cnt,occupied=occ,vacant=None,rows=rows))
