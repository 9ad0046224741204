from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
from reportlab.lib.styles import getSampleStyleSheet, ParagraphStyle
from reportlab.lib.units import inch
rng=random.Random(4804); FN='alder_hollow_pad_list.pdf'
st=[('Alder Loop',1,26),('Kestrel Lane',27,48),('Creekside Drive',49,72)]
pp=iter(people(rng,90)); rows=[]
for sname,a,b in st:
    for n in range(a,b+1):
        r=dict(unit=str(n),section=sname)
        x=rng.random()
        if x<.08: r['statusText']='Vacant Pad'
        else:
            f,l=next(pp); nm=f'{f} {l}'
            if rng.random()<.25: nm=f'{f} & {next(pp)[0]} {l}'
            poh=rng.random()<.14; mi=dt.date(rng.randrange(1998,2026),rng.randrange(1,10),rng.choice([1,1,1,15,8]))
            site=float(rng.choice([565,575,575,590,610])); home=float(rng.choice([425,480,515])) if poh else 0.; ws=float(rng.choice([38.5,41.25,44,47.75,52.1])); tr=18.; pet=rng.choice([0,0,0,10.,20.])
            tot=site+home+ws+tr+pet; bal=0. if rng.random()<.86 else round(rng.choice([tot,tot*.5,35,-25.]),2)
            ch=[('Site Rent',site)]+([('Home Rent',home)] if home else [])+[('Water/Sewer',ws),('Trash',tr)]+([('Pet',pet)] if pet else [])
            r.update(tenantName=nm,statusText='Occupied',unitType=('POH' if poh else 'TOH')+' '+rng.choice(['SW','DW','DW']),moveInDate=iso(mi),contractRent=site,charges=[dict(code=c,amount=v) for c,v in ch],totalCharges=round(tot,2),balance=bal,_v=[site,home,ws,tr,pet,tot,bal],_mi=mi)
        rows.append(r)
tot=lambda rs:[round(sum(r['_v'][i] for r in rs if '_v' in r),2) for i in range(7)]
T={s:tot([r for r in rows if r['section']==s]) for s,_,_ in st}; G=tot(rows)
# planted: one digit of one printed water/sewer amount, row and column totals stay
bad=next(r for r in rows if r['section']=='Kestrel Lane' and r.get('tenantName') and r['_v'][2]==41.25)
bad['_v']=list(bad['_v']); bad['_v'][2]=71.25
for k in bad['charges']:
    if k['code']=='Water/Sewer': k['amount']=71.25
f2=lambda v:'' if v==0 else (f'{v:,.2f}' if v>0 else f'({-v:,.2f})')
P=ParagraphStyle('x',fontName='Times-Roman',fontSize=8,leading=9)
data=[['Pad','Resident','Home','Moved In','Site Rent','Home Rent','Water/\nSewer','Trash','Pet','Total\nBilled','Balance\nDue']]; sty=[('FONT',(0,0),(-1,-1),'Times-Roman',8),('FONT',(0,0),(-1,0),'Times-Bold',8),('VALIGN',(0,0),(-1,0),'BOTTOM'),('VALIGN',(0,1),(-1,-1),'MIDDLE'),('ALIGN',(4,0),(-1,-1),'RIGHT'),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#cfe0cc')),('GRID',(0,0),(-1,-1),.25,colors.grey),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),2)]
for s,a,b in st:
    i=len(data); data.append([s]); sty+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Times-BoldItalic',9),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#eef4ec'))]
    rs=[r for r in rows if r['section']==s]
    for r in rs:
        if '_v' in r:
            v=r['_v']; data.append([r['unit'],Paragraph(r['tenantName'].replace('&','&amp;'),P),r['unitType'],f"{r['_mi'].month}/{r['_mi'].day}/{r['_mi'].year}"]+[f2(x) for x in v[:6]]+[f2(v[6]) if v[6] else '0.00'])
        else: data.append([r['unit'],Paragraph('<i>Vacant Pad</i>',P)]+['']*9)
    i=len(data); data.append(['',f'{s}: {sum("_v" in r for r in rs)} of {len(rs)} pads occupied','','']+[f2(x) for x in T[s]]); sty+=[('FONT',(0,i),(-1,i),'Times-Bold',7.5),('SPAN',(1,i),(3,i))]
i=len(data); nocc=sum('_v' in r for r in rows); data.append(['',f'Community: {nocc} of {len(rows)} pads occupied','','']+[f'{x:,.2f}' for x in G]); sty+=[('FONT',(0,i),(-1,i),'Times-Bold',7.5),('SPAN',(1,i),(3,i)),('LINEABOVE',(0,i),(-1,i),1.2,colors.black)]
ss=getSampleStyleSheet(); h=ParagraphStyle('h',fontName='Times-Bold',fontSize=15,leading=18); h2=ParagraphStyle('h2',fontName='Times-Roman',fontSize=10,leading=13)
def ft(c,d): c.setFont('Times-Italic',8); c.drawString(.6*inch,.4*inch,'TOH = resident-owned home, POH = park-owned home; SW / DW = single / double wide'); c.drawRightString(7.9*inch,.4*inch,f'Page {d.page}')
SimpleDocTemplate(os.path.join(DOC,FN),pagesize=letter,leftMargin=.5*inch,rightMargin=.5*inch,topMargin=.55*inch,bottomMargin=.7*inch).build([Paragraph('Alder Hollow Manufactured Home Community',h),Paragraph('Pad Rent Roll as of October 1, 2025 &nbsp;&nbsp;–&nbsp;&nbsp; 72 pads, all-age, city water submetered',h2),Spacer(1,8),Table(data,repeatRows=1,colWidths=[28,136,44,54,48,48,44,38,36,56,50],style=sty)],onFirstPage=ft,onLaterPages=ft)
save(FN,'MANUFACTURED_HOUSING','Pad list by street, gridded, charges by column',False,rows,propertyName='Alder Hollow Manufactured Home Community',asOnDate='2025-10-01',units=72,occupied=nocc,vacant=72-nocc,planted=dict(what=f"Pad {bad['unit']}: Water/Sewer printed 71.25, its total billed and the column totals are made with 41.25",kind='digit_changed'))
