from common import *
from reportlab.lib.pagesizes import legal
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
rng=random.Random(1931); N=Names(rng)
F='415 Ellery Owners - maintenance and rent schedule.pdf'
rows=[]
for fl in range(2,9):
    for l in 'ABCDE':
        if fl==8 and l in 'DE': continue
        sh={'A':310,'B':265,'C':420,'D':265,'E':180}[l]+fl*6
        r=dict(fl=f"Floor {fl}" if fl<8 else 'Penthouse',u=f"{fl}{l}" if fl<8 else f"PH-{l}",rm={'A':'4 rms','B':'3½ rms','C':'5 rms','D':'3½ rms','E':'2 rms'}[l],sh=sh)
        x=rng.random(); r['mt']=round(sh*3.415,2); r['as']=round(sh*.22,2)
        if x<.72: r['st']='Shareholder';r['nm']=N.fl()
        elif x<.88: r['st']='Sublet';r['nm']=N.fl()
        else: r['st']='Vacant';r['nm']=None
        r['ac']=rng.choice([0,0,12.0,24.0]) if r['nm'] else 0;r['el']=rng.choice([0,38.5,0,52.75]) if r['nm'] else 0
        if not r['nm']: r['mt']=0;r['as']=0
        r['bal']=rng.choice([0,0,0,0,0,0,r['mt'],-100.0]) if r['nm'] else 0
        r['tot']=round(r['mt']+r['as']+r['ac']+r['el'],2); rows.append(r)
oth=[]
for u,ty,nm,v in (('G-1','Garage space',None,285.0),('G-2','Garage space',N.fl(),285.0),('G-3','Garage space',N.fl(),310.0),('L-04','Storage locker',N.fl(),45.0),('L-05','Storage locker',N.fl(),45.0),('LR','Laundry room','Sudsworth Route Laundry Inc.',675.0),('RF','Roof antenna','Tri-County Wireless LP',2450.0)):
    if nm is None: v=0
    oth.append(dict(fl='Other Rentals',u=u,rm=ty,st='Licensee' if nm else 'Vacant',nm=nm,mt=v,tot=v,ac=0,el=0,bal=0)); oth[-1]['as']=0
rows.sort(key=lambda r:0)
truth=[]
for r in rows+oth:
    t=dict(unit=r['u'],unitType=r['rm'],section=r['fl'],statusText=r['st'])
    if r['nm']:
        t.update(tenantName=r['nm'],contractRent=r['mt'],totalCharges=r['tot'],charges=[dict(code=k,amount=v) for k,v in(('Maintenance Rent',r['mt']),('Capital Assessment',r['as']),('A/C Surcharge',r['ac']),('Electric',r['el'])) if v])
        if r['bal']: t['balance']=r['bal']
    truth.append(t)
g=lambda v:(f"${v:,.2f}" if v>0 else f"(${-v:,.2f})") if v else '–'
P=ParagraphStyle('p',fontName='Helvetica',fontSize=8.5,leading=11); B=ParagraphStyle('b',parent=P,fontName='Helvetica-Bold',fontSize=13,leading=17,alignment=1); M=ParagraphStyle('m',parent=P,alignment=1); Hh=ParagraphStyle('h',parent=P,fontName='Helvetica-Bold',fontSize=6.2,leading=7.5,alignment=1,textColor=colors.white)
occ=sum(bool(r['nm']) for r in rows)
S=[Paragraph('415 ELLERY OWNERS CORP.',B),Paragraph('Schedule of Proprietary Lease Rent (Maintenance) and Other Income',M),Paragraph('for the month of January 2025',M),Spacer(1,10),
 Paragraph(f"The building contains {len(rows)} apartments, of which {occ} are occupied by shareholders or their approved subtenants and {len(rows)-occ} are vacant, unsold apartments of the corporation on which no maintenance is billed. Maintenance is charged at $3.415 per share; the facade assessment of $0.22 per share runs through December 2026.",P),Spacer(1,8)]
D=[[Paragraph(x,Hh) for x in('Apt.','Rooms','Shares','Proprietary Lessee / Occupant','Status','Maintenance Rent','Capital Assessment','A/C Surcharge','Electric','Total Monthly','Arrears (Prepaid)')]]
sty=[('FONT',(0,1),(-1,-1),'Helvetica',7),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#5a3b2e')),('ALIGN',(5,1),(-1,-1),'RIGHT'),('ALIGN',(2,1),(2,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEBELOW',(0,1),(-1,-1),.25,colors.HexColor('#c9bdb4')),('TOPPADDING',(0,1),(-1,-1),2),('BOTTOMPADDING',(0,1),(-1,-1),2),('BOX',(0,0),(-1,-1),.8,colors.black)]
def sumrow(lab,rs):
    D.append([lab,'',f"{sum(r.get('sh',0) for r in rs):,}" if 'sh' in rs[0] else '','','']+[g(round(sum(r[k] for r in rs),2)) for k in('mt','as','ac','el','tot','bal')]);i=len(D)-1
    sty.extend([('FONT',(0,i),(-1,i),'Helvetica-Bold',6.8),('LINEABOVE',(5,i),(-1,i),.7,colors.black),('SPAN',(0,i),(1,i))])
cur=None
for r in rows+oth:
    if r['fl']!=cur:
        if r['fl']=='Other Rentals': sumrow('All apartments',rows)
        cur=r['fl'];D.append([cur]+['']*10);i=len(D)-1;sty+=[('SPAN',(0,i),(-1,i)),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#efe7e0')),('FONT',(0,i),(-1,i),'Helvetica-BoldOblique',8)]
    D.append([r['u'],r['rm'],str(r['sh']) if 'sh' in r else '',r['nm'] or '',r['st'],g(r['mt']),g(r['as']),g(r['ac']),g(r['el']),g(r['tot']),g(r['bal'])])
sumrow('Other rentals',oth);sumrow('GRAND TOTAL',[dict(r,sh=0) for r in rows+oth]);D[-1][2]=''
S.append(Table(D,colWidths=[32,60,34,108,52,58,54,46,42,52,50],repeatRows=1,style=sty));S.append(Spacer(1,10));S.append(Paragraph('Prepared by Dunleavy-Moss Management as agent. Subject to year-end audit.',P))
def foot(c,d): c.setFont('Helvetica',7);c.drawCentredString(legal[0]/2,22,f"- {d.page} -")
SimpleDocTemplate(str(DOCS/F),pagesize=legal,leftMargin=0,rightMargin=6,topMargin=36,bottomMargin=40,invariant=1,title='x').build([Indenter(18,18)]+S,onFirstPage=foot,onLaterPages=foot) if 0 else SimpleDocTemplate(str(DOCS/F),pagesize=legal,leftMargin=0,rightMargin=6,topMargin=36,bottomMargin=40,invariant=1).build([Indenter(14,14)]+S,onFirstPage=foot,onLaterPages=foot)
put(F,'COOPERATIVE','Co-op maintenance schedule on legal paper, shares, floor bands, other rentals at the end, prose counts',False,'415 ELLERY OWNERS CORP.','2025-01',len(rows),occ,len(rows)-occ,truth)
