from common import *
import xlsxwriter
R=random.Random(586); N='SC arrears - Castlebawn Logistics Park.xlsx'
HD=['Brought fwd\n31/12/2024','Q1 2025\n(01 Jan)','Q2 2025\n(01 Apr)','Q3 2025\n(01 Jul)','Balancing\ncharge 2024','Sinking\nfund','Less: cash\non account']
ks=['other:'+h.replace('\n',' ') for h in HD]
money=['other:S/C %']+ks+['total']
money=ks+['total']
T=Truth(N,'AR','Irish logistics park service charge arrears schedule, quarter columns, comments',True,money)
TN=[('Unit 1A','Ballyrun Freight Ltd',6120),('Unit 1B','Ballyrun Freight Ltd',5875),('Unit 2','Nordkyst Seafoods Ireland Ltd',9240),('Unit 3','Parcelway Couriers (IRL) DAC',12480),('Unit 4','Tolka Pharma Storage Ltd',14915.5),('Units 5-6','Emerald Pallets Ltd (in receivership)',11020),('Unit 7','Drumlin Tyre Wholesale Ltd',4310),('Unit 8','Kilgarriff Joinery Ltd',3985.25),('Unit 9','Void',5160),('Unit 10','Airside Catering Supplies Ltd',7740),('Unit 11','M50 Van Hire Ltd',3620),('Yard A','Ballyrun Freight Ltd',1450),('Yard B','Skipline Waste Services Ltd',1875),('Gatehouse','ESB Networks substation licence',240)]
CM={'Emerald':'Receiver appointed 04/06/25. Claim lodged; provide 100%','Parcelway':'Disputes sinking fund - clause 5.3, with solicitors','Kilgarriff':'Payment plan €750 pm from Aug','Drumlin':'Promised w/c 8 Sept','Skipline':'Chased 28/08','Nordkyst':'Paying by standing order monthly','Void':'Landlord void cost - see accrual 200110'}
wb=xlsxwriter.Workbook(f'{ROOT}/documents/{N}'); ws=wb.add_worksheet('Arrears 31 Aug 25')
f=lambda **k: wb.add_format({'font_name':'Arial','font_size':10,**k})
ws.hide_gridlines(2); ws.set_column(0,0,2); ws.set_column(1,1,11); ws.set_column(2,2,36); ws.set_column(3,10,12.5); ws.set_column(11,11,48)
ws.merge_range('B2:L2','Castlebawn Logistics Park OMC - Service charge arrears at 31 August 2025',f(bold=True,font_size=14)); ws.write('B3','All amounts in € incl. VAT. Year runs 1 January - 31 December, billed quarterly in advance.',f(italic=True))
hd=f(bold=True,text_wrap=True,align='right',valign='bottom',bottom=2,font_color='#7F6000'); hl=f(bold=True,bottom=2,font_color='#7F6000',valign='bottom')
for j,h in enumerate(['Unit','Tenant']): ws.write(5,1+j,h,hl)
for j,h in enumerate(HD+['Total\narrears']): ws.write(5,3+j,h,hd)
ws.write(5,11,'  Comment',hl); ws.set_row(5,32)
nf='€#,##0.00;[Red]-€#,##0.00;-'
n=f(num_format=nf); x=f(); t=f(bold=True,num_format=nf,top=1,bottom=1,bg_color='#FFF2CC'); ix=[]; r=6
for u,nm,q in TN:
    v={k:0.0 for k in ks}; bad='receiver' in nm; q=r2(q*1.23)
    if bad: v.update({ks[0]:r2(q*1.4),ks[1]:q,ks[2]:q,ks[3]:q,ks[4]:1842.17,ks[5]:r2(q*.15)})
    else:
        if R.random()<.25: v[ks[0]]=r2(R.uniform(100,2400))
        if R.random()<.25: v[ks[1]]=r2(R.choice([q*.5,R.uniform(50,400)]))
        if R.random()<.45: v[ks[2]]=r2(q*R.choice([1,.333333]))
        if R.random()<.75: v[ks[3]]=q
        if R.random()<.6: v[ks[4]]=r2(R.uniform(-600,1900))
        if R.random()<.5: v[ks[5]]=r2(q*.15)
        if R.random()<.35: v[ks[6]]=-r2(R.choice([750,q*.333333,1000]))
    if u=='Gatehouse': v={k:0.0 for k in ks}; v[ks[3]]=q
    tot=r2(sum(v.values()))
    ws.write(r,1,u,x); ws.write(r,2,nm,x)
    for j,k in enumerate(ks): ws.write(r,3+j,v[k],n)
    ws.write_formula(r,10,f'=SUM(D{r+1}:J{r+1})',f(num_format=nf,bold=True),tot)
    for a,b in CM.items():
        if nm.startswith(a): ws.write(r,11,b,f(font_size=9,italic=True,indent=1))
    ix.append(T.row(unit=u,name=nm,**{k:(z or None) for k,z in v.items()},total=tot or None)); r+=1
tt={k:r2(sum(T.t['rows'][i].get(k,0) for i in ix)) for k in money}
ws.write(r,1,'Total',t); ws.write(r,2,'',t)
for j,k in enumerate(money): ws.write_formula(r,3+j,f'=SUM({chr(68+j)}7:{chr(68+j)}{r})',t,tt[k])
T.total('Total',{k:(v or None) for k,v in tt.items()},ix)
r+=2; ws.write(r,2,'Agrees to nominal 110110 service charge receivable',x); ws.write(r,10,tt['total'],n); ws.write(r+1,2,'Prepared: S. K.   Reviewed: ______',x)
ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,1); wb.close(); T.save(); print(N,len(ix),tt)
