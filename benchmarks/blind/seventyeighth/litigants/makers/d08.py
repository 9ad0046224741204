from common import *
import xlsxwriter
fn='Receiver Report Exh 2 - Garnet Court Oct24.xlsx'; R=random.Random(88); nm=N(88)
wb=xlsxwriter.Workbook(D+fn); wb.set_properties({'created':dt.datetime(2024,11,8)}); s=wb.add_worksheet('Receiver Summary'); w=wb.add_worksheet('RR 10-31'); dp=wb.add_worksheet('Deposits'); 
F=lambda **k: wb.add_format(dict(font_name='Cambria',font_size=10,**k))
bo=F(bold=1); ti=F(bold=1); ti.set_font_size(13); pl=F(); mo=F(num_format='#,##0.00;(#,##0.00);"-"'); mot=F(num_format='#,##0.00;(#,##0.00);"-"',bold=1,top=1,bottom=6); da=F(num_format='m/d/yyyy'); hd=F(bold=1,text_wrap=1,bottom=2,align='center',valign='bottom'); gr=F(bold=1,bg_color='#E2E2D6')
w.write('A1','Garnet Court Apartments',ti); w.write('A2','Rent Roll as of October 31, 2024 (Receiver took possession 9/16/2024)',pl)
H=['Unit','Plan','Status','Resident','Sq. Ft.','Market','Lease Rent','Subsidy Portion','Resident Portion','Lease Start','Lease End','Deposit per Books','Delinquent 10/31']
for i,h in enumerate(H): w.write(4,i,h,hd)
w.set_column('A:B',8); w.set_column('C:C',11); w.set_column('D:D',26); w.set_column('E:M',11); w.freeze_panes(5,0); w.set_landscape(); w.fit_to_pages(1,0)
rows=[];r=5;tot=[0]*7;sub=[]
pl_={'S':(480,695),'1x1':(640,850),'2x1':(860,1010),'2x2':(940,1095),'3x2':(1180,1325)}
for b,n in (('Building 1',18),('Building 2',18),('Building 3',20)):
    w.write(r,0,b,gr); [w.write_blank(r,i,None,gr) for i in range(1,13)]; r+=1; bt=[0]*7; vc=0
    for i in range(n):
        k=R.choice(list(pl_)); sf,mk=pl_[k]; u=int(b[-1])*1000+(i//6+1)*100+i%6+1
        row=dict(unit=str(u),building=b,unitType=k,area=sf,marketRent=mk); w.write(r,0,u,pl); w.write(r,1,k,pl); w.write(r,4,sf,F(num_format='#,##0')); w.write(r,5,mk,mo); bt[0]+=mk
        q=R.random()
        if q<.16:
            st=R.choice(['Vacant','Vacant','Down']); w.write(r,2,st,pl); row['statusText']=st; vc+=1
        else:
            st='Occupied' if q<.86 else R.choice(['Notice','Eviction']); n_=nm.fl(); rent=mk-R.choice([0,15,30,60,85]); sb=R.choice([0,0,0,0,412,588]); bg=dt.date(R.choice([2022,2023,2024]),R.randint(1,9),R.choice([1,1,1,10])); e=addm(bg,12)-dt.timedelta(1); de=R.choice([250,500,rent]); bal=R.choice([0,0,0,rent-sb,2*(rent-sb)+50,-20,75.5])
            w.write(r,2,st,pl); w.write(r,3,n_,pl)
            for c,v in ((6,rent),(7,sb),(8,rent-sb),(11,de),(12,bal)): w.write(r,c,v,mo)
            w.write_datetime(r,9,dt.datetime.combine(bg,dt.time()),da)
            if e<dt.date(2024,10,31): w.write(r,10,'M-T-M',pl); le='M-T-M'
            else: w.write_datetime(r,10,dt.datetime.combine(e,dt.time()),da); le=iso(e)
            row.update(tenantName=n_,statusText=st,contractRent=rent,leaseStartDate=iso(bg),leaseEndDate=le,deposit=de)
            if bal: row['balance']=bal
            for j,v in enumerate((rent,sb,rent-sb,de,bal)): bt[j+1]+=v
        rows.append(row); r+=1
    w.write(r,0,'Total %s'%b,bo); w.write(r,4,n,F(bold=1,num_format='0 "units"')); 
    for c,v in zip((5,6,7,8,11,12),bt): w.write(r,c,v,mot)
    sub.append((b,n,vc,bt)); r+=2; tot=[x+y for x,y in zip(tot,bt)]
n=len(rows); V=sum(x[2] for x in sub)
w.write(r,0,'Grand Total',bo); w.write(r,4,n,F(bold=1,num_format='0 "units"'))
for c,v in zip((5,6,7,8,11,12),tot): w.write(r,c,v,mot)
s.write('A1','State ex rel. First Harvest Bank v. Garnet Court LLC',ti); s.write('A2',"Receiver's Second Interim Report - Exhibit 2",pl); s.set_column('A:A',28); s.set_column('B:G',14)
for i,h in enumerate(['Building','Units','Vacant / down','Occupied','Market','Lease rent','Delinquent']): s.write(3,i,h,hd)
for j,(b,k,v,bt) in enumerate(sub+[('Total',n,V,tot)]):
    for c,x in enumerate((b,k,v,k-v)): s.write(4+j,c,x,pl)
    for c,x in ((4,bt[0]),(5,bt[1]),(6,bt[5] if len(bt)>5 else 0)): s.write(4+j,c,x,mo)
s.write('A10','Deposits per books do not agree to the deposit account; see Deposits.',pl)
dp.write('A1','Security deposit account reconciliation',ti); dp.set_column('A:A',44); dp.set_column('B:B',14)
for i,(a,x) in enumerate((('Deposits per rent roll',tot[4]),('Balance, Valley National acct. 4471, 10/31/2024',round(tot[4]*.31,2)),('Shortfall',r2(tot[4]-round(tot[4]*.31,2))))): dp.write(2+i,0,a,pl); dp.write(2+i,1,x,mo)
wb.close()
save(fn,'MULTIFAMILY','receiver workbook, three sheets',False,'Garnet Court Apartments','2024-10-31',rows,n,n-V,V,sheet='RR 10-31')
