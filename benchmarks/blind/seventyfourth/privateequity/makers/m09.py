from common import *
import xlsxwriter
r=random.Random(909); n=N(r); F='Hawthorne House - seller model.xlsx'; asof=D.date(2025,3,1)
wb=xlsxwriter.Workbook(doc(F)); s0=wb.add_worksheet('Summary'); w=wb.add_worksheet('RR 3-1-25'); s2=wb.add_worksheet('Unit Mix')
fmt=lambda **k:wb.add_format(dict(font_name='Garamond',font_size=10,**k)); x=fmt(); mo=fmt(num_format='$#,##0'); d=fmt(num_format='mmm d, yyyy'); H=fmt(bold=1,bottom=2,text_wrap=1,align='center'); B_=fmt(bold=1); tt=fmt(bold=1,top=1,num_format='$#,##0'); it=fmt(italic=1,text_wrap=1); yl=fmt(bg_color='#FFF2CC'); sb=fmt(italic=1,num_format='$#,##0',top=4)
w.merge_range('B1:N1','HAWTHORNE HOUSE  |  2210 Hawthorne Street',fmt(bold=1,align='center')); w.merge_range('B2:N2','Rent roll as of March 1, 2025 (prepared by ownership)',fmt(italic=1,align='center'))
for j,t in enumerate(['Apt','Layout','SF','Lessee','Lease Begin','Lease End','Security','Current Rent','Annualized','Pro Forma Rent','Next Step','Stepped Rent','Comments']): w.write(3,1+j,t,H)
rows=[]; R=4; G=[0.]*4; occ=nu=0; lay={'Studio':(480,1525),'Jr. 1BR':(565,1710),'1BR':(690,1980),'2BR/1BA':(930,2540),'2BR/2BA':(1040,2785)}; mix={}; subs=[]
dt=lambda q:D.datetime(q.year,q.month,q.day); W2=lambda R,j,v,f: w.write_datetime(R,j,dt(v),f) if isinstance(v,D.date) else w.write(R,j,v,f)
for fl,nm in ((1,'Garden Level'),(2,'Second Floor'),(3,'Third Floor'),(4,'Fourth Floor')):
    w.write(R,1,nm,B_); R+=1; a=R; SS=[0.]*4
    for L in 'ABCDEF':
        u=f'{fl}{L}'; ly=r.choice(list(lay)); sf,pf=lay[ly]; sf+=r.choice([0,0,10,-15]); pf=float(pf+fl*20); nu+=1; mix.setdefault(ly,[0,0.]); mix[ly][0]+=1; mix[ly][1]+=pf
        W2(R,1,u,x);W2(R,2,ly,x);W2(R,3,sf,x); W2(R,10,pf,mo); SS[3]+=pf; t=dict(unit=u,unitType=ly,area=sf,section=nm,marketRent=pf)
        if u in('2D','4A'):
            W2(R,4,'Vacant',yl); W2(R,13,{'2D':'turn in progress','4A':'listed 2/18'}[u],it); rows.append(row(statusText='Vacant',**t)); R+=1; continue
        occ+=1; mi,ls,le=lease(r,asof); na=n(); re=float(round((pf-r.randint(60,330))/5)*5); dep=re if r.random()<.7 else re*1.5; cm=''
        if u=='1F': le='MTM'; cm='Resident super, pays reduced rent'; re=900.; dep=0.
        if r.random()<.12 and u!='1F': le='MTM'
        W2(R,4,na,x);W2(R,5,ls,d);W2(R,6,le,d);W2(R,7,dep,mo);W2(R,8,re,mo); w.write_formula(R,9,f'=I{R+1}*12',mo,re*12)
        t.update(statusText='Occupied',tenantName=na,leaseStartDate=ls,leaseEndDate=le,deposit=dep,contractRent=re,annualRent=re*12)
        if le!='MTM' and r.random()<.45:
            sd=le+D.timedelta(1); sr=float(round(re*1.04/5)*5); W2(R,11,sd,d); W2(R,12,sr,mo); t['rentSteps']=[dict(date=iso(sd),amount=sr)]; cm='renewal signed'
        if cm: W2(R,13,cm,it)
        for j,v in enumerate((dep,re,re*12)): SS[j]+=v
        rows.append(row(**t)); R+=1
    w.write(R,4,f'{nm} subtotal',sb)
    for j,col,v in zip((7,8,9,10),'HIJK',SS): w.write_formula(R,j,f'=SUM({col}{a+1}:{col}{R})',sb,v)
    subs.append(R+1); R+=2; G=[p+q for p,q in zip(G,SS)]
w.write(R,1,'TOTAL',tt); w.write(R,4,f'{nu} apts, {occ} leased',tt)
for j,col,v in zip((7,8,9,10),'HIJK',G): w.write_formula(R,j,'='+'+'.join(f'{col}{k}' for k in subs),tt,v)
w.set_column(0,0,2); w.set_column(1,1,8); w.set_column(2,2,10); w.set_column(3,3,7); w.set_column(4,4,26); w.set_column(5,12,13); w.set_column(13,13,30); w.set_landscape(); w.fit_to_pages(1,0); w.freeze_panes(4,2)
for i,(a,v,f) in enumerate([('Hawthorne House',None,B_),('Asking price',8150000,mo),('Units',nu,x),('In-place annual rent',G[2],mo),('Pro forma annual rent',G[3]*12,mo),('Year built / renovated','1928 / 2016',x)]): s0.write(i,0,a,B_ if i==0 else x); v is not None and s0.write(i,1,v,f)
s0.set_column(0,1,24)
for j,t in enumerate(('Layout','Count','Avg pro forma rent')): s2.write(0,j,t,H)
for i,(k,v) in enumerate(mix.items()): s2.write(i+1,0,k,x); s2.write(i+1,1,v[0],x); s2.write(i+1,2,v[1]/v[0],mo)
s2.set_column(0,2,18); wb.close()
save(F,'MULTIFAMILY','analyst r74a','home-made mid-rise roll by floor, formulas, three sheets',True,T('Hawthorne House',asof,nu,occ,nu-occ,rows,sheet='RR 3-1-25'))
