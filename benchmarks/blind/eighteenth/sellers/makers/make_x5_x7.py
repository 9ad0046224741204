# x5 Irish high-street shops, numbers as text. x6 US flex park flat export with charge lines (PLANTED total_wrong). x7 UK arcade, hidden column/rows
import random
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
def fit(ws):ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
random.seed(225)
wb=Workbook();ws=wb.active;ws.title='Sheet1'
ws['A1']='PATRICK STREET PARADE, CORK';ws['A2']='Shops nos. 61 to 73 (odd) – schedule for intending purchasers';ws['A3']='Date of schedule: 15th July 2025'
for k in 'A1','A2':ws[k].font=Font(name='Garamond',bold=True,size=13)
for j,x in enumerate(['Occupier & covenant','Shop no.','Ground floor sq.ft.','Term','Expires','Rent per annum','Stepped rent','Service charge p.a.','Rent deposit'],1):c=ws.cell(5,j,x);c.font=Font(name='Garamond',bold=True,underline='single');c.alignment=Alignment(wrap_text=True,vertical='bottom')
e=lambda v:f'€{v:,.0f}'
dat=[('Lee Valley Opticians Ltd',61,'745','10 yrs from 01/03/2022',D(2022,3,1),D(2032,2,28),42500,None,3100,10625),('Rebel Runner Sports DAC',63,'1,810','15 yrs from 01/09/2018',D(2018,9,1),D(2033,8,31),96000,('2026-09-01',101000),6900,None),('VACANT',65,'1,025',None,None,None,None,None,4050,None),('Mór Coffee Ltd (guaranteed)',67,'690','10 yrs from 15/01/2024',D(2024,1,15),D(2034,1,14),39750,('2027-01-15',43500),2875,19875),('Finnbarr Jewellers (1958) Ltd',69,'560','21 yrs from 01/06/2006',D(2006,6,1),D(2027,5,31),33000,None,2400,None),('Telecoil Mobile Ireland Ltd',71,'880','5 yrs from 01/11/2023',D(2023,11,1),D(2028,10,31),51200,None,3525,12800),('Shandon Pharmacy Group Ltd',73,'2,140','20 yrs from 01/04/2016',D(2016,4,1),D(2036,3,31),118500,('2026-04-01',124500),8150,29625)]
rows=[];S=SC=A=DP=0
for i,(t,u,a,tm,ls,le,an,stp,sc,dp) in enumerate(dat):
    d=dt.date.fromisoformat(stp[0]) if stp else None
    for j,x in enumerate([t,str(u),a,tm,le.strftime('%d/%m/%Y') if le else None,e(an) if an else None,f'{e(stp[1])} p.a. from {d.strftime("%d/%m/%Y")}' if stp else None,e(sc),e(dp) if dp else ('nil' if an else None)],1):
        c=ws.cell(6+i,j,x);c.font=Font(name='Garamond');c.alignment=Alignment(wrap_text=True,vertical='top',horizontal='right' if j in(3,6,8,9) else 'left')
    v=t=='VACANT';A+=int(a.replace(',',''));S+=an or 0;SC+=sc;DP+=dp or 0
    rows.append(dict(unit=str(u),tenantName=None if v else t,statusText='VACANT' if v else 'Occupied',area=int(a.replace(',','')),leaseStartDate=ls,leaseEndDate=le,annualRent=an,deposit=dp,charges=[dict(code='Service charge',amount=sc,per='year')],rentSteps=[dict(date=stp[0],amount=stp[1],per='year')] if stp else None))
for j,x in ((1,'Total passing rent'),(3,f'{A:,}'),(6,e(S)),(8,e(SC)),(9,e(DP))):c=ws.cell(14,j,x);c.font=Font(name='Garamond',bold=True);c.alignment=Alignment(horizontal='left' if j==1 else 'right')
ws['A16']='No. 65 is offered to let at €55 per sq.ft. overall. Stepped rents are contracted and not subject to review.';ws['A16'].font=Font(name='Garamond',italic=True)
for j,w in enumerate([32,9,12,24,12,13,30,13,12],1):ws.column_dimensions[L(j)].width=w
fit(ws);wb.save(ROOT+'/documents/x5_patrick_street_parade.xlsx')
save('x5_patrick_street_parade.xlsx','RETAIL','Irish shops, everything typed as text, tenant column before the shop number',True,rows,propertyName='Patrick Street Parade',asOnDate='2025-07-15',units=7,occupied=6,vacant=1)

random.seed(226)
wb=Workbook();ws=wb.active;ws.title='RENTROLL'
ws.append(['Palo Cedro Flex Park - 6 Buildings','','','','','','As of 08/31/2025']);ws.append([])
H=['BLDG','SUITE','STAT','TENANT NAME','SQ FT','COMM DT','EXP DT','CHG','MONTHLY AMT','SEC DEP','BAL DUE'];ws.append(H)
for c in ws[3]:c.font=Font(name='Consolas',bold=True,size=9)
A=['Arroyo','Baxter','Cirrus','Delta Vee','Ember','Fulcrum','Gannet','Hexa','Ionic','Jolt','Kinetic','Lattice','Mosaic','Nimbus','Orbit','Piston','Quill','Ratchet','Sprocket','Torque','Umbra','Vector','Widget','Xylem','Zephyr']
B=['Labs Inc','Fabrication','Supply Co','Coatings LLC','HVAC','Robotics']
nm=[f'{a} {b}' for a in A for b in B];random.shuffle(nm);rows=[];G=[0]*4;nb=0
for b in range(1,7):
    T=[0]*4
    for s in range(1,random.choice([13,15,17])):
        a=random.randrange(12,62)*100;u=f'{b}{s:02d}'
        if random.random()<.1:
            ws.append([f'B{b}',u,'V',None,a,None,None,None,None,None,None]);rows.append(dict(unit=u,building=f'B{b}',statusText='V',tenantName=None,area=a));T[0]+=a;continue
        t=nm[nb];nb+=1;m=round(a*random.choice([1.05,1.1,1.15,1.22]),2);ch=[('RNT',m),('NNN',round(a*.31,2))]
        if s%5==0:ch.append(('STO',150.0))
        if s%7==0:ch.append(('CON',-200.0))
        dp=round(m*1.0,2);bal=random.choice([0,0,0,0,round(m*.5,2)]);ls=D(random.choice([2021,2022,2023,2024]),random.randrange(1,13),1);le=D(ls.year+5,ls.month,1)-dt.timedelta(1)
        for k,(c,x) in enumerate(ch):
            ws.append([f'B{b}',u,'C',t,a,ls,le,c,x,dp,bal] if k==0 else [None]*7+[c,x])
        tc=round(sum(x for _,x in ch),2)
        ws.append([None]*7+['TOT',tc])
        rows.append(dict(unit=u,building=f'B{b}',statusText='C',tenantName=t,area=a,leaseStartDate=ls,leaseEndDate=le,contractRent=m,deposit=dp,balance=bal,charges=[dict(code=c,amount=x) for c,x in ch],totalCharges=tc))
        for q,x in enumerate([a,tc,dp,bal]):T[q]+=x
    for q in range(4):G[q]+=T[q]
    T=[round(x,2) for x in T]
    if b==4:bad=round(T[1]+1870,2)
    ws.append([f'B{b} TOTAL',None,None,None,T[0],None,None,None,bad if b==4 else T[1],T[2],T[3]]);ws.append([])
G=[round(x,2) for x in G];ws.append(['PARK TOTAL',None,None,None,G[0],None,None,None,G[1],G[2],G[3]])
vc=sum(x['statusText']=='V' for x in rows)
ws.append([]);ws.append(['STAT: C = current, V = vacant',None,None,f'{len(rows)} suites / {len(rows)-vc} C / {vc} V'])
for rr in ws.iter_rows(min_row=1):
    for c in rr:
        c.font=Font(name='Consolas',size=9,bold=c.row==3)
        if isinstance(c.value,dt.date):c.number_format='mm/dd/yyyy'
        elif c.column>8:c.number_format='#,##0.00;-#,##0.00'
        elif c.column==5:c.number_format='#,##0'
for j,w in enumerate([12,7,6,26,10,12,12,6,14,12,11],1):ws.column_dimensions[L(j)].width=w
ws.freeze_panes='A4';ws.print_title_rows='3:3';fit(ws);ws.page_setup.orientation='portrait'
wb.save(ROOT+'/documents/x6_palo_cedro_flex.xlsx')
save('x6_palo_cedro_flex.xlsx','INDUSTRIAL','US flex park export, charge lines with TOT under each suite, status codes',True,rows,propertyName='Palo Cedro Flex Park',asOnDate='2025-08-31',units=len(rows),occupied=len(rows)-vc,vacant=vc,planted=dict(what=f'B4 TOTAL of MONTHLY AMT prints {bad:,.2f} instead of {bad-1870:,.2f} (1,870.00 too high); the park total is right',kind='total_wrong'))

random.seed(227)
wb=Workbook();ws=wb.active;ws.title='Arcade'
o=wb.create_sheet('Summary by floor')
ws['A1']='The Corn Arcade, Shrewsbury';ws['A1'].font=Font(size=18,color='5B2C83');ws['I1']='Position at:';ws['J1']=D(2025,12,25);ws['J1'].number_format='dd-mmm-yyyy'
H=['Ref','Status','Trader','Kiosk / unit','Sq m','int. code','Occupied since','Licence ends','Monthly fee £','Electric re-charge £','Wi-Fi £','Total £','Asking fee £ pcm']
for j,x in enumerate(H,1):c=ws.cell(3,j,x);c.fill=PatternFill('solid',fgColor='D9C7EA');c.alignment=Alignment(wrap_text=True,vertical='top');c.font=Font(bold=True,size=9)
ws.column_dimensions['F'].hidden=True
tr=['Thimble & Thread','Salop Cheese Room','The Vinyl Vault','Retold Rags','Mystic Mo','Quarry Candles','Button Up','Severn Stamps & Coins','Bao Down','Darwin’s Pantry','Ink Hollow Tattoo','Frankwell Florals','Pixel Pawn','Wild Fig Deli','Bellstone Guitars','Grope Lane Gifts','Mardol Maps','Tinker Toys','Sabrina Soap','Wyle Cop Wools']
r=4;rows=[];G=[0]*5;k=0;fs=[]
for fl,p,n in (('LOWER ARCADE','L',9),('UPPER ARCADE','U',10),('BALCONY','BY',6)):
    ws.cell(r,1,fl).font=Font(bold=True,color='5B2C83');r+=1;T=[0]*5;v=0
    for j in range(1,n+1):
        u=f'{p}{j}';a=random.randrange(70,420)/10;fee=round(a*random.choice([11,12.5,14]));stt='Let';t=None
        if u in('L6','U4','U9','BY5'):stt='Void'
        if u=='BY6':stt='Under offer'
        el=random.choice([25,32.5,40]);wf=random.choice([0,15]);ty=random.choice(['Kiosk','Lock-up unit','Double unit'])
        row=[u,stt,None,ty,a,random.randrange(7000,7999)]
        d=dict(unit=u,section=fl,statusText=stt,unitType=ty,area=a,tenantName=None)
        T[0]+=a
        if stt=='Let':
            t=tr[k%20];k+=1;s=D(random.choice([2019,2021,2023,2024]),random.randrange(1,13),1);en='Rolling' if j%4==0 else D(2026+j%3,s.month,28)
            row+=[s,en,fee,el,wf,fee+el+wf,None];d.update(tenantName=t,leaseStartDate=s,leaseEndDate=en,contractRent=fee,charges=[dict(code='Electric re-charge',amount=el),dict(code='Wi-Fi',amount=wf)],totalCharges=fee+el+wf);row[2]=t
            for q,x in enumerate([fee,el,wf,fee+el+wf],1):T[q]+=x
        else:row+=[None]*6+[fee];d['marketRent']=fee;v+=1
        for q,x in enumerate(row,1):
            c=ws.cell(r,q,x);c.font=Font(size=9)
            if isinstance(x,dt.date):c.number_format='mmm-yy' if False else 'dd-mmm-yy'
            elif q>8:c.number_format='#,##0.00'
            elif q==5:c.number_format='0.0'
        rows.append(d);r+=1
    for q,x in zip((3,5,9,10,11,12),[f'{n} units']+T):c=ws.cell(r,q,x if q==3 else round(x,2));c.font=Font(bold=True,size=9);c.border=Border(top=Side('dashed'));c.number_format='0.0' if q==5 else '#,##0.00'
    fs.append((fl,n,n-v,v,round(T[1],2)))
    for q in range(5):G[q]+=T[q]
    r+=2
for q,x in zip((1,5,9,10,11,12),['ALL']+G):c=ws.cell(r,q,x if q==1 else round(x,2));c.font=Font(bold=True);c.number_format='0.0' if q==5 else '#,##0.00'
o.append(['Floor','Units','Let','Not let','Monthly fees £'])
for x in fs:o.append(list(x))
o.append(['Total']+[round(sum(x[i] for x in fs),2) for i in range(1,5)]);o.column_dimensions['A'].width=18
for j,w in enumerate([8,12,24,14,8,8,12,12,11,11,9,11,11],1):ws.column_dimensions[L(j)].width=w
fit(ws);wb.save(ROOT+'/documents/x7_corn_arcade.xlsx')
save('x7_corn_arcade.xlsx','RETAIL','UK indoor arcade, licences, hidden column, status words, summary sheet',True,rows,propertyName='The Corn Arcade',asOnDate='2025-12-25',units=25,occupied=sum(f[2] for f in fs),vacant=sum(f[3] for f in fs),sheet='Arcade')
