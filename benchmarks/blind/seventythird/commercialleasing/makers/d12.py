from common import *
import xlsxwriter
r=random.Random(1212);N='2025 CAM & Rent Schedule - Juniper Flex.xlsx';asof=date(2025,1,1)
wb=xlsxwriter.Workbook(doc(N));ws=wb.add_worksheet('Billing 2025');rs=wb.add_worksheet('Recon est.')
F=lambda **k:wb.add_format({'font_name':'Calibri','font_size':10,**k})
ws.write('B1','Juniper Flex Center I & II',F(bold=1,font_size=16));ws.write('B2','2025 monthly billing schedule (base rent + CAM, tax, insurance estimates) effective 1/1/2025',F(italic=1))
h=F(bold=1,rotation=0,text_wrap=1,align='center',valign='vcenter',bg_color='#E2EFDA',border=1)
H=['TCode','Ste.','Tenant','RSF','PRS %','Lease Exp.','Base Rent','CAM','R.E. Tax','Insurance','Mgmt Fee','Total Due / Month','x 12','Comment']
for j,x in enumerate(H):ws.write(3,j,x,h)
ws.set_row(3,32);names=IND[:];r.shuffle(names)
S=[f'I-{k}' for k in (1,2,3,4,5,6,7,8,9,10,11,12)]+[f'II-{k}' for k in ('A','B','C','D','E','F','G','H','J','K')]
V={'I-6','II-D','II-K'};ar={s:r.choice([1850,2200,2640,3100,3750,4410,5280]) for s in S};tot=sum(ar.values());t=F();n=F(num_format='#,##0.00');i0=F(num_format='#,##0');pc=F(num_format='0.00%');dd=F(num_format='m/d/yyyy');yl=F(bg_color='#FFF2CC')
R=4;rows=[];T=[0]*7;pl=None
for q,s in enumerate(S):
    a=ar[s];ws.write(R,1,s,t);ws.write(R,3,a,i0);ws.write(R,4,a/tot,pc)
    if s in V:
        ws.write(R,2,'Vacant',yl);rows.append(row(unit=s,area=a,statusText='Vacant'));R+=1;continue
    nm=names.pop();_,en,_=lease(r,asof,(36,60,60));base=round(a*r.uniform(.95,1.3)/5)*5.0
    cam,tax,ins=round(a*2.16/12,2),round(a*1.44/12,2),round(a*.36/12,2);mg=round(base*.03,2);due=round(base+cam+tax+ins+mg,2);com='';st=[]
    if r.random()<.3 and en>date(2025,9,1):
        d=date(2025,r.randint(3,8),1);x=round(base*1.03/5)*5.0;com=f'Base to ${m2(x)} on {mdy(d)}';st=[dict(date=iso(d),amount=x)]
    elif r.random()<.12:com='Renewal out for signature'
    pb=base
    if s=='II-B':
        z=str(int(base));pb=float(z[0]+z[2]+z[1]+z[3:]);pl=(nm,pb,base);assert pb!=base,base
    ws.write(R,0,f't{300141+q*17:07d}',t);ws.write(R,2,nm,t);ws.write_datetime(R,5,__import__('datetime').datetime(en.year,en.month,en.day),dd)
    for j,v in zip(range(6,13),(pb,cam,tax,ins,mg,due,round(due*12,2))):ws.write(R,j,v,n)
    if com:ws.write(R,13,com,t)
    for k,v in enumerate((base,cam,tax,ins,mg,due,round(due*12,2))):T[k]=round(T[k]+v,2)
    rows.append(row(unit=s,tenantName=nm,area=a,statusText='Occupied',leaseEndDate=en,contractRent=pb,charges=[dict(code=k,amount=v) for k,v in zip(H[6:11],(pb,cam,tax,ins,mg))],totalCharges=due,annualRent=None,rentSteps=st));R+=1
b=F(bold=1,top=6);bn=F(bold=1,top=6,num_format='#,##0.00');bi=F(bold=1,top=6,num_format='#,##0')
ws.write(R,1,'',b);ws.write(R,2,'Totals',b);ws.write(R,3,tot,bi);ws.write(R,4,1,F(bold=1,top=6,num_format='0.00%'));ws.write(R,5,'',b)
for j,v in zip(range(6,13),T):ws.write(R,j,v,bn)
R+=2;oa=sum(x['area'] for x in rows if x['statusText']=='Occupied')
for l,v,f in (('Leased suites',len(S)-3,i0),('Vacant suites',3,i0),('Leased RSF',oa,i0),('Leased %',oa/tot,pc)):ws.write(R,2,l,t);ws.write(R,3,v,f);R+=1
for j,w in enumerate((9,7,30,9,8,11,12,11,11,10,10,13,14,34)):ws.set_column(j,j,w,None,{'hidden':j==0})
rs.write_row(0,0,['Pool','2025 budget','Per RSF'],h)
for k,(x,v) in enumerate((('CAM',2.16),('Real estate tax',1.44),('Insurance',.36)),1):rs.write(k,0,x,t);rs.write(k,1,round(v*tot),i0);rs.write(k,2,v,n)
rs.set_column(0,2,18);ws.set_landscape();ws.fit_to_pages(1,0);wb.close();print(pl)
save(N,'INDUSTRIAL','CAM and rent billing schedule, flex, hidden code column',False,'Juniper Flex Center I & II','2025-01-01',rows,len(S),len(S)-3,3,sheet='Billing 2025',planted=dict(what=f'Suite II-B ({pl[0]}) base rent printed {m2(pl[1])}; the true figure {m2(pl[2])} is what its total and the column total include',kind='digit_changed'),ties=dict(area=tot,contractRent=T[0],totalCharges=T[5]))
