from common import *
import xlsxwriter
fn='Estate_unsold_shares_245_Hollins.xlsx'; R=random.Random(13); nm=N(13)
wb=xlsxwriter.Workbook(D+fn); wb.set_properties({'created':dt.datetime(2025,1,20)}); w=wb.add_worksheet('Unsold Shares'); v=wb.add_worksheet('Valuation')
F=lambda **k: wb.add_format(dict(font_name='Garamond',font_size=11,**k)); p=F(); b=F(bold=1); m=F(num_format='$#,##0.00'); mb=F(num_format='$#,##0.00',bold=1,top=1); h=F(bold=1,text_wrap=1,top=1,bottom=1,align='center',valign='vcenter'); d=F(num_format='d mmm yyyy',align='right'); wr=F(text_wrap=1,valign='top',font_color='#333333'); wr.set_font_size(9)
w.write('A1','Estate of Delphine Goldfarb - Holder of Unsold Shares',b); w.write('A2','245 Hollins Avenue Owners Corp., Queens NY (cooperative)',p); w.write('A3','Apartments and tenants at date of death, 14 December 2024',p)
H=['Apt.','Layout','Shares','Tenant','Regime','Legal Regulated Rent','Rent Actually Paid','A/C Surcharge','Lease From','Lease To','Security','Arrears at D.O.D.','Remarks']
for i,x in enumerate(H): w.write(5,i,x,h)
w.set_row(5,44); w.set_column('A:C',7); w.set_column('D:D',24); w.set_column('E:E',7); w.set_column('F:L',12); w.set_column('M:M',30); w.set_landscape(); w.fit_to_pages(1,0)
rows=[];r=6;T=[0]*6;V=0
for u in "1A 1D 2B 2C 2F 3A 3E 4B 4C 4D 5A 5F 6C 6E PH-2".split():
    rm=R.choice(['Studio','Jr. 4','1 BR','2 BR']); sh=R.choice([180,210,245,320]); T[0]+=sh; w.write(r,0,u,p); w.write(r,1,rm,p); w.write(r,2,sh,p); row=dict(unit=u,unitType=rm)
    if u in('2F','5A'): V+=1; w.write(r,3,'Vacant',p); w.write(r,12,'Listed for sale' if u=='2F' else 'Surrendered Nov. 2024; renovation pending',wr); row['statusText']='Vacant'; rows.append(row); r+=1; continue
    reg=R.choice(['RS','RS','RS','RC','FM']); act=r2(R.choice([1184.37,1342.8,987.15,1511.62,1265.4])) if reg!='FM' else R.choice([2600,2850,3100]); leg=r2(act*R.choice([1,1,1.18,1.31])) if reg!='FM' else None; ac=R.choice([0,0,5,27.99]); sec=act if reg!='RC' else 0; ar=R.choice([0,0,0,act,r2(3*act),218.4]); n=nm.fl()
    st=dt.date(R.choice([2023,2024]),R.randint(2,11),1); le=addm(st,24 if R.random()<.5 or st.year==2023 else 12)-dt.timedelta(1)
    while le<dt.date(2024,12,31): st=addm(st,12); le=addm(st,24)-dt.timedelta(1)
    w.write(r,3,n,p); w.write(r,4,reg,p)
    if leg: w.write(r,5,leg,m); T[1]=r2(T[1]+leg)
    w.write(r,6,act,m); 
    if ac: w.write(r,7,ac,m)
    if reg=='RC': w.write(r,9,'Statutory',p); row['leaseEndDate']='Statutory'
    else: w.write_datetime(r,8,dt.datetime.combine(st,dt.time()),d); w.write_datetime(r,9,dt.datetime.combine(le,dt.time()),d); row.update(leaseStartDate=iso(st),leaseEndDate=iso(le))
    if sec: w.write(r,10,sec,m); row['deposit']=sec
    if ar: w.write(r,11,ar,m); row['balance']=ar
    w.write(r,12,'HP action pending' if ar>2*act else R.choice(['','','SCRIE tenant' if reg=='RS' else '','Preferential rent' if leg and leg>act else '']),wr)
    for j,x in enumerate((act,ac,sec,ar)): T[j+2]=r2(T[j+2]+x)
    row.update(tenantName=n,statusText='Occupied',contractRent=act)
    if ac: row['charges']=[dict(code='A/C Surcharge',amount=ac)]
    rows.append(row); r+=1
w.write(r,0,'Total',b); w.write(r,2,T[0],b); w.write(r,3,'15 apartments (2 vacant)',b)
for c,x in zip((5,6,7,10,11),T[1:]): w.write_formula(r,c,'=SUM(%s7:%s21)'%('ABCDEFGHIJKL'[c],'ABCDEFGHIJKL'[c]),mb,x)
w.write(r+2,0,'RS = rent stabilized, RC = rent controlled, FM = free market. Maintenance payable by the Estate to the Corporation is shown in Schedule B-2.',wr if 0 else p)
v.write('A1','Indicated value, unsold shares',b); v.set_column('A:A',36); v.set_column('B:B',16)
for i,(a,x) in enumerate((('Annual rent actually paid',r2(T[2]*12)),('Annual A/C surcharges',r2(T[3]*12)),('Less maintenance (Sch. B-2)',-168420.0),('Net',r2((T[2]+T[3])*12-168420)))): v.write(2+i,0,a,p); v.write(2+i,1,x,m)
wb.close()
save(fn,'COOPERATIVE','estate schedule of unsold shares, legal and paid rent',True,'245 Hollins Avenue Owners Corp.','2024-12-14',rows,15,13,2,sheet='Unsold Shares')
