from common import *
import xlsxwriter
n=N(814);r=n.r;fn='r76a_MRI_RentRoll_KestrelPointe.xlsx'
wb=xlsxwriter.Workbook(D+fn);ws=wb.add_worksheet('RESRRL01')
F=lambda **k:wb.add_format(dict(font_name='Arial',font_size=8,**k))
b=F(bold=1);h=F(bold=1,align='center',bottom=0);hb=F(bold=1,align='center',bottom=1);t=F();m=F(num_format='#,##0.00;(#,##0.00)');mb=F(num_format='#,##0.00;(#,##0.00)',bold=1,top=1);dt_=F(num_format='mm/dd/yyyy',align='center');i0=F(num_format='#,##0')
ws.write(0,0,'Database:',t);ws.write(0,1,'KESTREL',t);ws.write(0,6,'Residential Rent Roll',F(bold=1,align='center'));ws.write(0,15,'Page:',t);ws.write(0,16,1,t)
ws.write(1,0,'Property:',t);ws.write(1,1,'KP0210 Kestrel Pointe Apartments',b);ws.write(1,6,'Period: 07/25',F(align='center'));ws.write(1,15,'Date:',t);ws.write(1,16,'8/4/2025',t)
ws.write(2,6,'Occupancy as of 07/31/2025',F(align='center'));ws.write(2,15,'Time:',t);ws.write(2,16,'10:31 AM',t)
H=[('','Unit','No.'),('','Unit','Class'),('','Square','Feet'),('','Res','Stat'),('','',''),('','Resident','Name'),('','Move-In','Date'),('Lease','Begin','Date'),('Lease','End','Date'),('','Notice/','Vacate'),('','',''),('','Market','Rent'),('Recurring','Base','Rent'),('Recurring','Other','Income'),('Recurring','Con-','cessions'),('Total','Monthly','Charges'),('Security','Deposit','Held'),('Open','A/R','Balance')]
for j,x in enumerate(H):
    for k in range(3): ws.write(4+k,j,x[k],hb if k==2 else h)
for j,w in enumerate([8,8,8,6,1.5,26,11,11,11,11,1.5,11,11,10,10,11,11,11]): ws.set_column(j,j,w)
R=8;rows=[];G=[0]*8;GU=[0,0]
for bn,units in (('Building 100',['101','102','103','104','105','106','107','108']),('Building 200',['201','202','203','204','205','206','207','208','209','210']),('Building 300',['301','302','303','304','305','306','307','308']),('Building 400',['401','402','403','404','405','406'])):
    ws.write(R,0,bn,b);R+=1;S=[0]*8;o=0;r0=R
    for u in units:
        cl,sf,mk=r.choice([('1A',688,1150),('1B',731,1205),('2A',960,1460),('2T',1105,1610)])
        v=r.random()<.09;ntc=(not v) and r.random()<.08
        row=dict(unit=u,building=bn,unitType=cl,area=sf,statusText='V' if v else 'N' if ntc else 'C',marketRent=mk);S[0]+=sf;S[1]+=mk
        vals=None
        if not v:
            a,l=n();nm=f"{l}, {a} {r.choice('ABCDEGHJKLMRST')}."
            br=mk-r.choice([0,10,35,60,85]);oi=r.choice([0,25,40,75,18.5]);cc=-r.choice([0,0,0,50]);dep=r.choice([300,500,mk]);bal=r.choice([0,0,0,-31.2,187.66,br+25])
            mi=addm(dt.date(2025,7,r.randint(1,28)),-r.randint(1,50));ls=mi
            while addm(ls,12)<=dt.date(2025,7,31): ls=addm(ls,12)
            le=addm(ls,12)-dt.timedelta(1);no=dt.date(2025,8,r.randint(10,31)) if ntc else None
            row.update(tenantName=nm,moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,moveOutDate=no,contractRent=br,deposit=dep,balance=bal,totalCharges=br+oi+cc,charges=[dict(code=k,amount=q) for k,q in (('Base Rent',br),('Other Income',oi),('Concessions',cc)) if q or 1]);o+=1
            for j,q in enumerate((br,oi,cc,br+oi+cc,dep,bal)): S[j+2]+=q
        if u=='305': DR=row;assert not v;continue
        ws.write(R,0,u,t);ws.write(R,1,cl,t);ws.write(R,2,sf,i0);ws.write(R,3,row['statusText'],F(align='center'));ws.write(R,11,mk,m)
        if v: ws.write(R,5,'** Vacant **',t)
        else:
            ws.write(R,5,nm,t)
            for j,q in ((6,mi),(7,ls),(8,le),(9,no)):
                if q: ws.write_datetime(R,j,dt.datetime(q.year,q.month,q.day),dt_)
            for j,q in zip((12,13,14,15,16,17),(br,oi,cc,br+oi+cc,dep,bal)): ws.write(R,j,q+0,m)
        R+=1;rows.append(row)
    ws.write(R,0,f'Total {bn}:',b);ws.write(R,5,f'{len(units)} Units   {o} Occupied   {len(units)-o} Vacant',b)
    ws.write(R,2,S[0],F(bold=1,num_format='#,##0',top=1))
    for j,q in zip((11,12,13,14,15,16,17),S[1:]): ws.write(R,j,q,mb)
    R+=2;G=[a+q for a,q in zip(G,S)];GU[0]+=len(units);GU[1]+=o
ws.write(R,0,'Grand Total:',b);ws.write(R,2,G[0],F(bold=1,num_format='#,##0',top=1));ws.write(R,5,f'{GU[0]} Units   {GU[1]} Occupied   {GU[0]-GU[1]} Vacant',b)
for j,q in zip((11,12,13,14,15,16,17),G[1:]): ws.write(R,j,q,mb)
R+=2;ws.write(R,0,'Res Stat:  C = Current   N = Notice   V = Vacant',t)
ws.set_landscape();ws.fit_to_pages(1,0);ws.freeze_panes(7,0);wb.close()
save(fn,dict(propertyName='Kestrel Pointe Apartments',asOnDate='2025-07-31',sheet='RESRRL01',units=GU[0],occupied=GU[1],vacant=GU[0]-GU[1],rows=rows,planted=dict(what=f"unit 305 (Building 300, {DR['tenantName']}, base rent {DR['contractRent']}) is missing from the rows; building and grand totals and unit counts include it",kind='row_dropped')),'MULTIFAMILY','property manager, MRI Residential export','three-line headers, building subtotals, spacer columns')
