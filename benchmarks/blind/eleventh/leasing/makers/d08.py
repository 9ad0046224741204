# Flex park, system export: one tenant line then charge-code lines under it, tenant total
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment
def make():
    f='rentroll_chargedetail_FLX022.xlsx'; rnd=random.Random(808); names=(IND+OFFICE); rnd.shuffle(names)
    wb=Workbook(); ws=wb.active; ws.title='Report1'; bf=Font(name='Arial',bold=True,size=8); nf=Font(name='Arial',size=8)
    def put(r,d,font=nf,fmt='#,##0.00'):
        for k,v in d.items():
            x=ws.cell(r,k,v); x.font=font
            if isinstance(v,D): x.number_format='mm/dd/yyyy'
            elif isinstance(v,float): x.number_format=fmt
            elif isinstance(v,int): x.number_format='#,##0'
    put(1,{1:'Rent Roll with Lease Charges'},bf); put(2,{1:'FLX022 - Pinion Ridge Flex Center'},bf); put(3,{1:'As Of = 08/31/2025'},nf); put(4,{1:'Month Year = 08/2025'})
    for k,t in {1:'Unit',2:'Lease Type',3:'Area',4:'Lessee',6:'Lease From',7:'Lease To',8:'Charge',9:'Charge',10:'Monthly',11:'Annual',12:'Annual',13:'Security',14:'Balance'}.items(): put(6,{k:t},bf)
    for k,t in {8:'Code',9:'Description',10:'Amount',11:'Amount',12:'PSF',13:'Deposit'}.items(): put(7,{k:t},bf)
    r=8; rows=[]; tot={}; G=dict(n=0,o=0,a=0,ao=0,dep=0.0,bal=0.0)
    put(r,{1:'Current/Occupied and Vacant Leases'},bf); r+=1
    for b,n in (('A',7),('B',5),('C',8),('D',4)):
        for i in range(n):
            u=f'{b}-{(i+1)*10:03d}'; a=rnd.randint(16,92)*100+rnd.choice([0,20,45,60]); G['n']+=1;G['a']+=a
            if (b,i) in (('A',3),('C',1),('C',6),('D',2)):
                put(r,{1:u,2:'N/A',3:a,4:'VACANT',10:0.0,11:0.0,12:0.0}); r+=2; rows.append(R(unit=u,area=a,statusText='VACANT',section='Current/Occupied and Vacant Leases',contractRent=0,annualRent=0)); continue
            t=names.pop(); mtm=(b,i)==('B',2); s=D(rnd.randint(2017,2025),rnd.randint(1,8),rnd.choice([1,1,1,15])); e=None if mtm else eom(D(rnd.randint(2025,2031),rnd.randint(9,12),1))
            lt=rnd.choice(['NNN','NNN','Modified Gross']); rent=round(a*rnd.randint(92,165)/100,2); ch=[('BRENT','Base Rent',rent)]
            if lt=='NNN': ch+=[('ECAM','CAM Estimate',round(a*.19,2)),('ETAX','Real Estate Tax Estimate',round(a*.16,2)),('EINS','Insurance Estimate',round(a*.03,2))]
            else: ch+=[('EUTIL','Utility Reimbursement',round(a*.085,2))]
            if rnd.random()<.2: ch+=[('ABATE','Free Rent / Abatement',-round(rent*.5,2))]
            if rnd.random()<.2: ch+=[('STOR','Yard Storage',250.0)]
            dep=float(rnd.choice([0,round(rent,2),round(rent*1.5,2)])); bal=rnd.choice([0.0,0.0,0.0,round(rent*.31,2),-125.4,round(rent+90,2)])
            for k,(cc,cd,am) in enumerate(ch):
                d={8:cc,9:cd,10:am,11:round(am*12,2),12:round(am*12/a,2)}
                if k==0: d.update({1:u,2:lt,3:a,4:t,6:s,13:dep,14:bal}); d.update({7:e} if e else {7:'MTM'})
                put(r,d); r+=1; x=tot.setdefault((cc,cd),0.0); tot[(cc,cd)]=round(x+am,2)
            s_=round(sum(x[2] for x in ch),2); put(r,{9:'Total',10:s_,11:round(s_*12,2),12:round(s_*12/a,2)},bf); r+=2
            G['o']+=1;G['ao']+=a;G['dep']=round(G['dep']+dep,2);G['bal']=round(G['bal']+bal,2)
            rows.append(R(unit=u,area=a,tenantName=t,statusText='Occupied',section='Current/Occupied and Vacant Leases',leaseStartDate=iso(s),leaseEndDate='MTM' if mtm else iso(e),contractRent=rent,annualRent=round(rent*12,2),deposit=dep,balance=bal,charges=[dict(code=x[0],amount=x[2]) for x in ch],totalCharges=s_))
    T=round(sum(tot.values()),2); put(r,{1:'Total FLX022',3:G['a'],10:T,11:round(T*12,2),13:G['dep'],14:G['bal']},bf); r+=3
    put(r,{1:'Summary of Charges by Charge Code'},bf); r+=1
    for (cc,cd),v in sorted(tot.items()): put(r,{1:cc,4:cd,10:v,11:round(v*12,2)}); r+=1
    put(r,{1:'Total',10:T,11:round(T*12,2)},bf); r+=3
    put(r,{1:'Occupancy',3:'Area',4:'Units',6:'% Area'},bf); r+=1
    for l,a,n in (('Occupied',G['ao'],G['o']),('Vacant',G['a']-G['ao'],G['n']-G['o']),('Total',G['a'],G['n'])): put(r,{1:l,3:a,4:n,6:round(a/G['a'],4)},nf,'0.00%'); r+=1
    for k,w in zip('ABCDEFGHIJKLMN',(10,14,9,36,2,11,11,9,26,13,14,9,12,12)): ws.column_dimensions[k].width=w
    ws.column_dimensions['E'].width=2; ws.merge_cells('A1:N1'); ws['A1'].alignment=Alignment(horizontal='center')
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; wb.save(path(f))
    save(f,'INDUSTRIAL','flex park system export, charge-code lines under each lease with totals',False,dict(propertyName='Pinion Ridge Flex Center',asOnDate='2025-08-31',units=G['n'],occupied=G['o'],vacant=G['n']-G['o'],rows=rows))
if __name__=='__main__': make()
