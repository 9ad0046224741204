# HUD Section 8 / LIHTC blended affordable rent roll, grid landscape, two-line grouped header
from common import *
from reportlab.platypus import *
from reportlab.lib import colors
g=R(3504); fn='Bethel_Terrace_HAP_rent_roll_Jan26.pdf'
doc=SimpleDocTemplate(f'{H}/documents/{fn}',pagesize=(792,612),leftMargin=30,rightMargin=30,topMargin=80,bottomMargin=40)
def deco(c,d):
    tx(c,30,585,'BETHEL TERRACE LIMITED DIVIDEND HOUSING ASSOCIATION LP','l','Courier-Bold',10)
    tx(c,30,573,'Affordable Rent Roll - HAP Contract IL06-E000-117 / LIHTC BIN IL-04-11700','l','Courier',8)
    tx(c,30,562,'Property: Bethel Terrace    Rents in effect 01/01/2026','l','Courier',8)
    tx(c,762,585,f'Pg {d.page}','r','Courier',8); tx(c,30,24,'Printed 1/09/26 2:14 PM   Boxes marked # = recertification past due. TTP = total tenant payment.','l','Courier',6.5)
h1=['Unit','BR','Set-\naside','Sq Ft','Household','HH\nSize','Move-In','Next\nRecert','Rents','','','','','Tenant\nBalance','Security\nDeposit']
h2=['']*8+['Contract\nRent','HAP\nSubsidy','Tenant\nRent','Utility\nAllow.','Gross\nRent','','']
P={'0BR':(430,1015,0),'1BR':(575,1188,62),'2BR':(790,1402,84),'3BR':(1010,1739,107)}
data=[h1,h2]; rows=[]; T=[0]*7; o=v=0
us_=[('1BR',n) for n in range(101,111)]+[('2BR',n) for n in range(201,213)]+[('3BR',n) for n in range(301,307)]+[('0BR',n) for n in range(401,405)]
for br,n in us_:
    sf,cr,ua=P[br]; sa=g.choice(['30%','50%','60%','60%'])
    if n in(108,211,303):
        v+=1; data.append([str(n),br,sa,str(sf),'** VACANT **','','','',f'{cr:,}','0','0',str(ua),f'{cr+ua:,}','0.00','0.00'])
        rows.append(row(unit=str(n),unitType=br,area=sf,statusText='VACANT',contractRent=cr,deposit=0,balance=0,charges=[dict(code='HAP Subsidy',amount=0),dict(code='Tenant Rent',amount=0)]))
        # ambiguous potential on vacant: gross potential is the contract rent as printed
        for j,x in enumerate([cr,0,0,ua,cr+ua]): T[j]+=x
        continue
    if n==101:
        data.append(['101',br,'EXEMPT',str(sf),'Resident Manager','','','','0','0','0','0','0','0.00','0.00'])
        rows.append(row(unit='101',unitType=br,area=sf,tenantName='Resident Manager',contractRent=0,deposit=0,balance=0,charges=[dict(code='HAP Subsidy',amount=0),dict(code='Tenant Rent',amount=0)])); continue
    o+=1; a,l=g.nm(); tr=g.choice([0,25,118,207,264,311,389,452]); hp=cr-tr; bal=g.choice([0,0,0,-14,tr*1.0,36.5]); dep=max(tr,50)
    mi=g.day(D.date(2009,2,1),D.date(2025,11,1)); nr=D.date(2026,g.randint(1,12),1)
    nm=f'{l.upper()}, {a[0]}.'
    data.append([str(n),br,sa,str(sf),nm,str(g.randint(1,2+int(br[0]))),mi.strftime('%m/%d/%y'),nr.strftime('%m/%y')+(' #' if nr.month==1 and g.random()<.5 else ''),f'{cr:,}',f'{hp:,}',f'{tr:,}',str(ua),f'{cr+ua:,}',m2(bal),m2(dep)])
    rows.append(row(unit=str(n),unitType=br,area=sf,tenantName=nm,moveInDate=mi,contractRent=cr,deposit=dep,balance=bal,charges=[dict(code='HAP Subsidy',amount=hp),dict(code='Tenant Rent',amount=tr)],statusText='Occupied'))
    for j,x in enumerate([cr,hp,tr,ua,cr+ua,bal,dep]): T[j]+=x
data.append(['TOTALS','','','','','','','']+[f'{x:,}' for x in T[:5]]+[m2(T[5]),m2(T[6])])
L=len(data)-1
t=Table(data,repeatRows=2,colWidths=[40,30,42,36,110,28,50,46,52,52,48,42,52,56,54])
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Courier',7),('FONT',(0,0),(-1,1),'Courier-Bold',7),('GRID',(0,0),(-1,-1),.4,colors.black),('SPAN',(8,0),(12,0)),('ALIGN',(0,0),(-1,1),'CENTER'),('VALIGN',(0,0),(-1,1),'MIDDLE'),('ALIGN',(8,2),(-1,-1),'RIGHT'),('ALIGN',(3,2),(3,-1),'RIGHT'),('FONT',(0,L),(-1,L),'Courier-Bold',7),('BACKGROUND',(0,0),(-1,1),colors.Color(.9,.9,.9)),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2)]+[('SPAN',(k,0),(k,1)) for k in list(range(8))+[13,14]]))
t2=Table([['Assisted units occupied',str(o)],['Vacant units',str(v)],['Manager (exempt, non-revenue)','1'],['Total units',str(len(us_))]],hAlign='LEFT'); t2.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Courier',7.5),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)]))
doc.build([t,Spacer(1,12),KeepTogether(t2)],onFirstPage=deco,onLaterPages=deco)
save(fn,'MULTIFAMILY','HUD/LIHTC affordable, grid, contract+HAP+tenant rent',True,rows,'Bethel Terrace','2026-01-01',len(us_),o,v,totals=dict(contractRent=T[0],balance=T[5],deposit=T[6]))
