# AR 3: manufactured housing, three communities, months as buckets, prepaid, deposit, comments; planted wrong subtotal
import random, xlsxwriter
from common import *
R=random.Random(6016)
LN='Adkisson Barlow Castellan Dreyer Espinel Fulmer Garrity Hobart Isenhour Jurado Kessel Lindahl Maddox Nygaard Orellana Pruett Quarles Redding Stovall Trujano Ulrich Varga Whitlow Ybarra Zimmer Boggs Cagle Dorsett Eubank Felton Grooms Hollis'.split()
FN='A B C D E F G H J K L M N P R S T V W'.split()
C=[('Cedar Glen MHC','CG',34,520,575),('Prairie Rose Estates','PR',41,465,510),('Lakeshore Village','LV',27,610,690)]
keys=['other:November','other:October','other:September','other:Aug & Prior','prepaid','total','deposit']
rows=[];totals=[]
name='MHC_Portfolio_AR_Nov2024.xlsx'
wb=xlsxwriter.Workbook(doc(name)); w0=wb.add_worksheet('Cover'); ws=wb.add_worksheet('AR by Site')
F=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
cf=F(indent=1,font_size=9)
m='$#,##0.00;[Red]($#,##0.00);'
nf=F(num_format=m); t=F(); band=F(bold=True,bg_color='#D9E1B8',border=1); hd=F(bold=True,bg_color='#4F6228',font_color='white',align='center',text_wrap=True,valign='vcenter',border=1)
tf=F(bold=True,top=1,num_format=m,bg_color='#F2F2F2'); tl=F(bold=True,top=1,bg_color='#F2F2F2'); gf=F(bold=True,top=2,bottom=6,num_format=m); gl=F(bold=True,top=2,bottom=6); wr=F(text_wrap=True,font_size=9,valign='top')
w0.set_column('A:A',90,F()); w0.write('A1','Heartland Communities Portfolio (CGCMT 2017-P8)',F(bold=True,font_size=14)); w0.write('A3','Borrower reporting package - November 2024'); w0.write('A4','Tab 2: receivables by site, net of prepaids, as of November 30, 2024'); w0.write('A6','Balances by month of charge. Home loan payments are excluded. Payments posted through 11/30/2024.')
ws.set_column('A:A',8,t); ws.set_column('B:B',20,t); ws.set_column('C:C',7,t); ws.set_column('D:D',9,t,{'hidden':True}); ws.set_column('E:J',12,t); ws.set_column('K:K',11,t); ws.set_column('L:L',34,t)
ws.merge_range('A1:L1','Receivables by Site - November 30, 2024',F(bold=True,font_size=14,align='center'))
for i,x in enumerate(['Site','Resident','Home','Acct','November','October','September','Aug & Prior','Prepaid','Net Balance','Deposit','Comments']): ws.write(2,i,x,hd)
ws.set_row(2,22); ws.freeze_panes(3,2); ws.repeat_rows(2)
CM=['Eviction filed 11/12','Pmt plan $200/mo','Promised 12/6','7-day notice posted','NSF 11/5','Section 8 portion pending','Moved out, home abandoned','Estate - contact daughter']
r=3; G=[0]*7; subr=[]
used=set()
for cn,cp,n,lo,hi in C:
    ws.merge_range(r,0,r,11,cn,band); r+=1; f0=r; st=[0]*7
    CMX=R.sample(CM,6)
    lots=sorted(R.sample(range(1,int(n*4.2)),n))
    for lot in lots:
        while True:
            nm=f'{R.choice(LN)}, {R.choice(FN)}.'
            if nm not in used: used.add(nm); break
        home=R.choices(['TOH','POH'],[7,3])[0]; rent=R.randint(lo,hi)+(R.randint(280,390) if home=='POH' else 0); bill=rent+R.choice([0,0,42.5,61.18,55])
        k=R.choices(['pre','part','one','two','three','old'],[30,18,24,14,8,6])[0]
        v=[0]*7; cm=''
        if k=='pre': v[4]=-R.choice([rent,rent,r2(R.uniform(5,140)),r2(rent/2)])
        if k=='part': v[0]=r2(R.uniform(15,180))
        if k=='one': v[0]=bill+R.choice([0,50])
        if k=='two': v[0]=bill+50; v[1]=r2(R.choice([bill+50,R.uniform(60,bill)]))
        if k=='three': v[0]=bill+50; v[1]=bill+50; v[2]=r2(R.uniform(120,bill+50))
        if k=='old': v[0]=R.choice([0,bill+50]); v[1]=bill+50; v[2]=bill+50; v[3]=r2(R.uniform(300,2600))
        if k in('two','three','old') and R.random()<.8: cm=CMX.pop() if CMX else R.choice(['Called 11/20','Letter sent','3-day notice posted','Promised 12/13','Payment plan'])
        v=[r2(x) for x in v]; v[5]=r2(sum(v[:5])); v[6]=float(R.choice([0,rent,rent,rent*1,250,300]) if home=='TOH' else rent)
        site=f'{cp}-{lot:03d}'
        ws.write(r,0,site,t); ws.write(r,1,nm,t); ws.write(r,2,home,t); ws.write(r,3,f'{R.randint(70000,79999)}',t)
        row={"unit":site,"name":nm}
        for j,x in enumerate(v):
            if j==5: ws.write_formula(r,9,f'=SUM(E{r+1}:I{r+1})',nf,x)
            elif x: ws.write_number(r,4+j,x,nf)
            if x: row[keys[j]]=x
            st[j]+=x
        if cm: ws.write(r,11,cm,cf)
        rows.append(row); r+=1
    ws.merge_range(r,0,r,2,f'{cn} total',tl); ws.write(r,3,'',tl); tt={"label":f'{cn} total'}
    for j in range(7):
        x=r2(st[j]); G[j]+=x
        col='EFGHIJK'[j]
        if cp=='PR' and j==1:
            true=x; x=r2(x+270.0); ws.write_number(r,4+j,x,tf); wrong=(true,x)
        else: ws.write_formula(r,4+j,f'=SUM({col}{f0+1}:{col}{r})',tf,x)
        if x: tt[keys[j]]=x
    ws.write(r,11,'',tl); totals.append(tt); subr.append(r+1); r+=2
ws.merge_range(r,0,r,2,'All communities',gl); tt={"label":'All communities'}
for j in range(7):
    x=r2(G[j]); ws.write_number(r,4+j,x,gf); tt[keys[j]]=x
totals.append(tt)
ws.write(r+2,0,'POH = park-owned home, TOH = tenant-owned home. Deposits are held in a separate trust account.',F(italic=True,font_size=9))
ws.set_landscape(); ws.fit_to_pages(1,0); ws.activate()
wb.close(); print(len(rows),wrong,totals)
save(name,'AR','three-community site receivables workbook, month buckets, prepaids, deposits, comments, hidden column, cover tab',True,keys,rows,totals,
 {"what":f"Prairie Rose Estates total, column October, is printed as {wrong[1]:.2f}; its rows add to {wrong[0]:.2f} (grand total uses the right sum)","kind":"total_wrong"})
