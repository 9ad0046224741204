# apartments: tenant heading with charges below, spreadsheet printed to PDF
from common import *
import xlsxwriter, subprocess, datetime as D
R=random.Random(57113); NM=Names(R); F='Pinnock_Mill_Open_Charges_Nov25.pdf'
tmp=f'{ROOT}/render/Pinnock_Mill_Open_Charges_Nov25.xlsx'
wb=xlsxwriter.Workbook(tmp); ws=wb.add_worksheet('Aged'); b0={'font_name':'Liberation Sans Narrow','font_size':9}
f=lambda **k: wb.add_format({**b0,**k}); NF='#,##0.00;(#,##0.00);;@'
t=f(indent=1); n=f(num_format=NF); d_=f(num_format='d-mmm-yy',align='center'); hdr=f(bold=1,top=2,bottom=1,align='right',text_wrap=1,valign='bottom'); hl=f(bold=1,top=2,bottom=1,valign='bottom'); tn=f(bold=1); sn=f(italic=1,num_format=NF,top=4); sl=f(italic=1); gt=f(bold=1,num_format=NF,top=1,bottom=6); gl=f(bold=1)
ws.write('A1','PINNOCK MILL APARTMENTS',f(bold=1,font_size=13)); ws.write('A2','Open Charges – Aged by Resident',f()); ws.write('A3','Aged as of November 30, 2025',f()); ws.write('K1','Run 12/03/25 7:52 AM',f(align='right',font_size=8)); ws.write('K2','Owner: Dunleigh Residential Fund II',f(align='right',font_size=8))
H=['Charge\nDate','Charge','Ref #','Current','1 - 30','31 - 60','61 - 90','Over 90','Prepaid','Balance']
# col B=charge etc, col A=date; blank narrow spacer col D
cols=[0,1,2,4,5,6,7,8,9,10]
for c in range(11): ws.write(4,c,'',hl)
for c,h in zip(cols,H): ws.write(4,c,h,hl if c<3 else hdr)
ws.set_row(4,26)
keys=['current','b1_30','b31_60','b61_90','b90','prepaid','total']; r=5; rows=[];tot=[];G=[0]*7
us=set()
def unit():
    while 1:
        x=f'{R.randint(1,9)}-{R.choice("ABCDEFGH")}{R.randint(1,3)}'
        if x not in us: us.add(x); return x
CODES=[('Rent',0),('Late Fee',75.0),('Water/Sewer',0),('Pet Rent',35.0),('Trash',12.0),('Pest',5.0),('Garage',95.0),('NSF Fee',35.0),('Legal Fee',185.0)]
due={0:D.date(2025,12,1),1:D.date(2025,11,1),2:D.date(2025,10,1),3:D.date(2025,9,1),4:D.date(2025,8,1)}
ref=48210; rec={}
T=sorted((unit(),NM.get(),R.choice([1095.,1150.,1225.,1280.,1395.,1460.])) for _ in range(25))
# aging from charge date to 30 Nov: 0 days current(charges of 30 Nov), Nov 1..29 =1-30, Oct =31-60, Sep=61-90, earlier=over 90
for un,(fn,ln),rent in T:
    k=R.random(); ch=[]
    def add(dt,code,amt,bk): ch.append((dt,code,amt,bk))
    wat=lambda:r2(R.uniform(31,78))
    if k<.16: add(D.date(2025,11,R.randint(24,29)),'Prepaid Rent',-R.choice([rent,rent,r2(R.uniform(10,300)),100.0]),5)
    elif k<.4:
        add(D.date(2025,11,1),R.choice(['Water/Sewer','Water/Sewer','Rent']),wat(),1)
        if R.random()<.5: add(D.date(2025,11,5),'Late Fee',75.0,1)
    elif k<.8:
        add(D.date(2025,11,1),'Rent',R.choice([rent,r2(rent-R.randint(2,8)*100)]),1); add(D.date(2025,11,1),'Water/Sewer',wat(),1); add(D.date(2025,11,5),'Late Fee',75.0,1)
        if R.random()<.45: ch.insert(0,(D.date(2025,10,5),'Late Fee',75.0,2))
        if R.random()<.3: add(D.date(2025,11,30),'Damages',r2(R.uniform(45,260)),0)
    else:
        for mth,bk in ((8,4),(9,3),(10,2),(11,1)):
            if mth==8 and R.random()<.5: continue
            add(D.date(2025,mth,1),'Rent',rent if mth>9 else r2(R.uniform(200,rent)),bk); 
            if mth>8: add(D.date(2025,mth,5),'Late Fee',75.0,bk)
            if mth>9: add(D.date(2025,mth,1),'Water/Sewer',wat(),bk)
        add(D.date(2025,11,30),'Legal Fee',185.0,0)
        if R.random()<.5: add(D.date(2025,11,21),'Prepaid Rent',-r2(R.uniform(40,150)),5)
    ch.sort(key=lambda c:c[0])
    rid=f't{R.randint(210011,219988):07d}'; nm=f'{fn} {ln}'; status=R.choice(['Current','Current','Current','Notice']) if k<.8 else R.choice(['Eviction','Current','Past'])
    ws.write(r,0,f'{un}   {nm}   ({rid})   {status}',tn); r+=1; S=[0]*7
    for dt,code,amt,bk in ch:
        ref+=R.randint(3,41); iv=f'{ref}'
        ws.write_datetime(r,0,D.datetime(dt.year,dt.month,dt.day),d_); ws.write(r,1,code,t); ws.write_string(r,2,iv,f(align='center'))
        v=[0.0]*7; v[bk]=r2(amt); v[6]=r2(amt)
        for j in range(7): ws.write_number(r,4+j,v[j],n)
        rows.append({'unit':un,'name':nm,'resident':rid,'date':dt.isoformat(),'charge':code,'invoice':iv,**{q:(a or None) for q,a in zip(keys,v)}})
        S=[r2(a+c) for a,c in zip(S,v)]; rec[code]=r2(rec.get(code,0)+amt); r+=1
    lab=f'Total {un}'; ws.write(r,1,lab,f(italic=1,indent=1))
    for j in range(7): ws.write_number(r,4+j,S[j],sn)
    tot.append({'label':lab,**{q:(a or None) for q,a in zip(keys,S)}}); G=[r2(a+c) for a,c in zip(G,S)]; r+=2
ws.write(r,0,'Pinnock Mill Apartments – Total',gl)
for j in range(7): ws.write_number(r,4+j,G[j],gt)
tot.append({'label':'Pinnock Mill Apartments – Total',**dict(zip(keys,G))}); r+=3
ws.write(r,0,'Recap by charge',f(bold=1,bottom=1)); ws.write(r,1,'',f(bottom=1)); ws.write(r,2,'',f(bottom=1)); r+=1
for c in sorted(rec): ws.write(r,0,c,f()); ws.write(r,2,rec[c],f(num_format='#,##0.00;(#,##0.00)')); r+=1
ws.write(r,2,G[6],gt)
ws.set_column(0,0,11); ws.set_column(1,1,17); ws.set_column(2,2,11); ws.set_column(3,3,1.5); ws.set_column(4,10,11)
ws.repeat_rows(0,4); ws.fit_to_pages(1,0); ws.set_paper(1); ws.set_margins(.6,.6,.6,.7); ws.set_footer('&C&"Liberation Sans Narrow"&8Page &P of &N')
wb.close()
subprocess.run(['soffice',f'-env:UserInstallation=file://{ROOT}/.lo','--headless','--convert-to','pdf','--outdir',f'{ROOT}/documents',tmp],stdout=-3,stderr=-3)
print(G,rec)
save(F,'AR',keys,rows,tot,'spreadsheet printed to PDF, apartments, resident heading lines with open charges below, unit totals, recap by charge',True)
