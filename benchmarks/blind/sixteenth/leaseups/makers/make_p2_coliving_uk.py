"""P2: UK co-living, A4 portrait, clusters as headings, floor subtotals. PLANTED: one room's row is left out of the print."""
from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
R=random.Random(152); AS=dt.date(2025,11,1); FN='foundry_house_member_schedule.pdf'
kinds={'Classic':(15.5,845),'Classic+':(17.0,895),'Corner':(19.5,965),'Accessible':(22.0,925)}
d8=lambda d:d.strftime('%d-%b-%y'); g=lambda x:f'{x:,.0f}'
flow=[]; B=ParagraphStyle('b',fontName='Helvetica',fontSize=8,leading=10)
flow+=[Paragraph('<b>FOUNDRY HOUSE, DIGBETH</b>',ParagraphStyle('t',fontName='Helvetica',fontSize=15,leading=19,textColor=colors.HexColor('#8a3b12'))),
 Paragraph('Co-living member schedule &ndash; position at 1 November 2025',ParagraphStyle('s',fontName='Helvetica',fontSize=10,leading=14)),
 Paragraph('Rents are per calendar month, inclusive of bills, broadband and council tax. Rooms marked RESERVED have a signed agreement and holding deposit, not yet moved in.',B),Spacer(1,5*mm)]
data=[['Room','Type','Sq m','Member','From','To','Rent pcm','Deposit','Notes']]; st=[('FONT',(0,0),(-1,0),'Helvetica-Bold',7.5),('LINEBELOW',(0,0),(-1,0),1,colors.HexColor('#8a3b12')),('FONT',(0,1),(-1,-1),'Helvetica',7.5),
 ('ALIGN',(2,0),(2,-1),'RIGHT'),('ALIGN',(6,0),(7,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6)]
rows=[];allr=[]; dropped=None
names=['Ground Floor','First Floor','Second Floor','Third Floor']
for fl in range(4):
    frows=[]
    for cl in 'NS':
        nb={0:5}.get(fl,7); sec=f'{names[fl]} - Cluster {fl}{cl}'
        data.append([sec]+['']*8); i=len(data)-1; st+=[('SPAN',(0,i),(-1,i)),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#f3e6dd')),('FONT',(0,i),(-1,i),'Helvetica-Bold',7.5)]
        for b in range(nb):
            k='Accessible' if b==0 and fl==0 else 'Corner' if b==nb-1 else R.choice(['Classic','Classic','Classic+'])
            sq,rent=kinds[k]; rent+=10*fl
            x=dict(unit=f'{fl}{cl}.{b+1}',unitType=k,area=sq,section=sec)
            r=R.random(); note=''
            if r<.72:
                s=dt.date(2025,R.randrange(3,11),R.choice([1,1,8,15,22])); a,l=person(R); x.update(tenantName=f'{a[0]}. {l}',leaseStartDate=s,leaseEndDate=endlease(s,R.choice([6,9,12])),contractRent=rent-R.choice([0,0,0,50]),deposit=R.choice([250,300]),statusText='Occupied',kind='occ')
            elif r<.86:
                s=dt.date(2025,11,R.choice([8,15,22,29])); a,l=person(R); x.update(tenantName=f'{a[0]}. {l}',leaseStartDate=s,leaseEndDate=endlease(s,12),contractRent=rent,deposit=250,statusText='RESERVED',kind='res'); note='RESERVED'
            else: x.update(tenantName=None,statusText='VACANT',kind='vac'); note='Available now' if R.random()<.5 else ''
            frows.append(x); allr.append(x)
            if fl==2 and cl=='S' and b==3:
                if x['kind']!='occ': x.clear(); x.update(unit='2S.4',unitType='Classic',area=15.5,section=sec,tenantName='H. Loughrey',leaseStartDate=dt.date(2025,6,1),leaseEndDate=dt.date(2026,5,31),contractRent=865,deposit=250,statusText='Occupied',kind='occ')
                dropped=x; continue
            data.append([x['unit'],k,f'{sq:.1f}',x['tenantName'] or 'VACANT',d8(x['leaseStartDate']) if 'leaseStartDate' in x else '',d8(x['leaseEndDate']) if 'leaseEndDate' in x else '',g(x['contractRent']) if 'contractRent' in x else '',g(x['deposit']) if 'deposit' in x else '',note])
            rows.append({q:v for q,v in x.items() if q!='kind'})
    let=[q for q in frows if q['kind']=='occ']; res=[q for q in frows if q['kind']=='res']
    data.append([f'{names[fl]}: {len(frows)} rooms, {len(let)} let, {len(res)} reserved, {len(frows)-len(let)-len(res)} vacant']+['']*5+[g(sum(q.get('contractRent',0) for q in frows)),g(sum(q.get('deposit',0) for q in frows)),''])
    i=len(data)-1; st+=[('SPAN',(0,i),(5,i)),('FONT',(0,i),(-1,i),'Helvetica-BoldOblique',7.5),('LINEABOVE',(6,i),(7,i),.5,colors.black),('BOTTOMPADDING',(0,i),(-1,i),6)]
tot=sum(q.get('contractRent',0) for q in allr); dep=sum(q.get('deposit',0) for q in allr); let=sum(q['kind']=='occ' for q in allr); res=sum(q['kind']=='res' for q in allr)
data.append([f'BUILDING TOTAL: {len(allr)} rooms']+['']*5+['£'+g(tot),'£'+g(dep),'']); i=len(data)-1
st+=[('SPAN',(0,i),(5,i)),('FONT',(0,i),(-1,i),'Helvetica-Bold',8.5),('LINEABOVE',(0,i),(-1,i),1,colors.black),('LINEBELOW',(0,i),(-1,i),1,colors.black)]
flow.append(Table(data,repeatRows=1,colWidths=[15*mm,19*mm,12*mm,36*mm,20*mm,20*mm,20*mm,17*mm,24*mm],style=TableStyle(st)))
flow+=[Spacer(1,5*mm),Paragraph(f'Let {let} of {len(allr)} rooms ({let/len(allr):.1%}); reserved {res}; vacant {len(allr)-let-res}.',B),Paragraph('Deposits are protected with a custodial scheme. Prepared by the lettings desk, Foundry House.',B)]
def ft(c,d): c.setFont('Helvetica',7); c.drawString(15*mm,8*mm,'Foundry House member schedule 01/11/2025'); c.drawRightString(195*mm,8*mm,f'{d.page}')
SimpleDocTemplate(doc(FN),pagesize=A4,leftMargin=13*mm,rightMargin=13*mm,topMargin=14*mm,bottomMargin=15*mm,invariant=1).build(flow,onFirstPage=ft,onLaterPages=ft)
save(FN,'MULTIFAMILY','UK co-living schedule, cluster headings and floor subtotals, A4 portrait',True,rows,'Foundry House, Digbeth',AS,len(allr),let,None,
 planted={"what":f"room {dropped['unit']} ({dropped['tenantName']}, rent {dropped['contractRent']}) is missing from the list; the Second Floor subtotal, the building totals and the counts include it","kind":"row_dropped"},
 checks=[['contractRent',tot-dropped['contractRent'],'planted: printed %s'%tot],['deposit',dep-dropped['deposit'],'planted: printed %s'%dep]])
