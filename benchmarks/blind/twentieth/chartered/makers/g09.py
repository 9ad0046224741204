from lib import *
import random,datetime
from openpyxl import Workbook
from openpyxl.styles import *
random.seed(909)
fn='wharncliffe_mill_licence_rent_roll.xlsx'
wb=Workbook();s0=wb.active;s0.title='Summary';ws=wb.create_sheet('Roll Nov-25');nt=wb.create_sheet('Notes')
F=Font(name='Tahoma',size=9);Bd=Font(name='Tahoma',size=9,bold=True)
A='Spindle|Weft|Loom|Copper|Juniper|Otter|Marble|Pixel|Thistle|Cobble|Amber|Harbour|Fable|Lantern|Moss|Ink|Willow|Brass|Comet|Slate'.split('|');Bn='Ceramics|Studio Ltd|Press|Design Co|Upholstery|Films Ltd|Yoga|Architects|Guitars|Tattoo|Bakehouse|Textiles|Web Ltd|Joinery|Candles|Photography'.split('|')
used=set()
def nm():
    while 1:
        x=random.choice(A)+' '+random.choice(Bn)
        if x not in used:used.add(x);return x
ws['A1']='WHARNCLIFFE MILL – Tenants & Licensees';ws['A1'].font=Font(name='Tahoma',size=14,bold=True);ws['A2']='Month: November 2025 (figures per calendar month, ex VAT)';ws['A2'].font=F
H=['Room','Licensee','Type','sq.ft','In since','Agreement ends','Internet ID','Licence fee','Heat & Light','Broadband','Storage','Month total','Deposit','Owing','']
for j,h in enumerate(H,1):
    c=ws.cell(4,j,h);c.font=Bd;c.border=Border(bottom=Side(style='double'));c.alignment=Alignment(wrap_text=True,horizontal='center')
r=5;tr=[];G=[0]*8;stat=[]
fl=[('Lower Ground – workshops','LG',9),('Ground Floor','G',14),('First Floor','1',17),('Second Floor','2',17),('Attic studios','AT',8)]
for f,p,n in fl:
    ws.cell(r,1,f).font=Font(name='Tahoma',size=10,bold=True,color='7A3B00');r+=1;S=[0]*8;vc=0
    for i in range(1,n+1):
        u=(f'{p}{i:02d}' if p in '12' else f'{p}.{i}');ty='Workshop' if p=='LG' else ('Studio' if p in('AT','G') else random.choice(['Studio','Office','Office']))
        a=random.choice([110,145,180,215,260,330,410]);vac=random.random()<.13
        if vac:
            vc+=1;ws.cell(r,1,u).font=F;ws.cell(r,2,'EMPTY').font=Font(name='Tahoma',size=9,color='C00000');ws.cell(r,3,ty).font=F;ws.cell(r,4,a).font=F;S[0]+=a;r+=1
            tr.append(R(unit=u,section=f,unitType=ty,area=a,statusText='EMPTY'));continue
        s=datetime.date(random.randint(2017,2025),random.randint(1,10),1);roll=random.random()<.55;e='Rolling' if roll else datetime.date(2026,random.randint(1,12),1)-datetime.timedelta(1)
        if not roll and e<datetime.date(2025,11,30):e=datetime.date(2026,6,30)
        fee=round(a*random.choice([1.05,1.15,1.2]))*1.0;hl=round(a*.18,2);bb=random.choice([0,18,18,25]);st=random.choice([None,None,None,20,35]);T=round(fee+hl+bb+(st or 0),2);dep=fee if random.random()<.8 else None;ow=random.choice([None,None,None,None,T,round(T/2,2),-12.5])
        name=nm()
        for j,v in enumerate([u,name,ty,a,s,e,random.randint(10000,99999),fee,hl,bb,st,T,dep,ow,'standing order' if random.random()<.4 else None],1):
            c=ws.cell(r,j,v);c.font=F
            if j in(5,6) and not isinstance(v,str):c.number_format='mmm-yy' if j==5 else 'dd/mm/yy'
            if j>=8 and j<=14:c.number_format='#,##0.00;[Red]-#,##0.00'
        r+=1;S=[x+(y or 0) for x,y in zip(S,[a,fee,hl,bb,st,T,dep,ow])]
        ch=[dict(code='Licence fee',amount=fee),dict(code='Heat & Light',amount=hl),dict(code='Broadband',amount=bb)]+([dict(code='Storage',amount=st)] if st else [])
        tr.append(R(unit=u,section=f,tenantName=name,unitType=ty,area=a,statusText='Occupied',moveInDate=s.strftime('%b-%y'),leaseEndDate=e if roll else e.isoformat(),contractRent=fee,charges=ch,totalCharges=T,deposit=dep,balance=ow))
    for j,v in zip([4,8,9,10,11,12,13,14],S):
        c=ws.cell(r,j,round(v,2));c.font=Bd;c.border=Border(top=Side(style='thin'));c.number_format='#,##0' if j==4 else '#,##0.00;[Red]-#,##0.00'
    ws.cell(r,2,f'{n-vc} of {n} rooms let').font=Font(name='Tahoma',size=9,italic=True);r+=2;G=[x+y for x,y in zip(G,S)];stat.append((f,n,n-vc,S[0],S[1]))
ws.cell(r,1,'MILL TOTAL').font=Bd
N=sum(x[1] for x in stat);O=sum(x[2] for x in stat)
ws.cell(r,2,f'{O} of {N} rooms let').font=Bd
for j,v in zip([4,8,9,10,11,12,13,14],G):
    c=ws.cell(r,j,round(v,2));c.font=Bd;c.border=Border(top=Side(style='thin'),bottom=Side(style='double'));c.number_format='#,##0' if j==4 else '#,##0.00;[Red]-#,##0.00'
for j,w in enumerate([9,26,11,8,10,13,10,12,11,11,9,12,11,11,15],1):ws.column_dimensions['ABCDEFGHIJKLMNO'[j-1]].width=w
ws.column_dimensions['G'].hidden=True
s0['B2']='Wharncliffe Mill – occupancy at 30 November 2025';s0['B2'].font=Font(name='Tahoma',size=13,bold=True)
for j,h in enumerate(['Floor','Rooms','Let','sq.ft','Licence fees pcm'],2):s0.cell(4,j,h).font=Bd
for i,x in enumerate(stat,5):
    for j,v in enumerate(x,2):s0.cell(i,j,v).font=F
for j,v in enumerate(['Total',N,O,G[0],G[1]],2):s0.cell(5+len(stat),j,v).font=Bd
s0.column_dimensions['B'].width=28
for i,t in enumerate(['Licences are outside the 1954 Act; one month notice either side.','Fees include rent, rates (small business relief claimed by licensee) and building insurance.','Heat & Light is a fixed charge apportioned by area, reviewed each April.','Attic studios have no lift access.'],1):nt.cell(i,1,f'{i}. {t}').font=F
wb.save(D+fn)
save(fn,'MIXED_USE','UK mill owner workbook, three sheets, monthly licences, hidden column',False,'Wharncliffe Mill','2025-11-30',N,O,N-O,tr,sheet='Roll Nov-25',totals=dict(contractRent=G[1],area=G[0],totalCharges=round(G[5],2),deposit=round(G[6],2),balance=round(G[7],2)))
