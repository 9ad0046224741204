# Garden apartments, Louisville: list by building and floor, header again for each building, term in one cell, additional charges as words, one apartment dropped
from lib import *
import xlsxwriter
rng=random.Random(4516);N=Names(rng)
name='x06_beechmont_gardens_exhibit_F.xlsx'
wb=xlsxwriter.Workbook(doc(name)); wb.set_properties({'created':dt.datetime(2025,4,2)})
ws=wb.add_worksheet('Exhibit F')
B=dict(font_name='Book Antiqua',font_size=10)
F=lambda **k: wb.add_format({**B,**k})
n=F(valign='top');w=F(text_wrap=1,valign='top');m=F(num_format='_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)',valign='top');mb=F(num_format='_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)',bold=1,top=1);hb=F(bold=1,bottom=1,text_wrap=1,align='center',valign='bottom');bh=F(bold=1,font_size=12);fh=F(italic=1,underline=1);bb=F(bold=1,top=1);c_=F(align='center',valign='top')
ws.write(0,1,'EXHIBIT F',bh);ws.write(1,1,'Tenants of Beechmont Gardens Apartments, 700 block of Sagebrush Pike, Louisville, Kentucky',F(bold=1));ws.write(2,1,'April 1, 2025',n)
ws.write(3,1,'Every tenant listed has been asked for an estoppel letter; "R" in the last column marks those received.',F(italic=1))
r=5;rows=[];GT=[0,0,0,0];cnt=occ=0;missing=None
TY={'A':('2 BR',840,915),'B':('1 BR',610,775),'C':('1 BR',610,775),'D':('2 BR',840,915)}
for bn in (702,710,718,726):
    ws.write(r,0,f'Building {bn}',bh);r+=1
    for c,h in enumerate(['','Bedrooms','Tenant(s) named in lease','Lease term','Rent','Additional charges','Due each month','Deposit held','Market','Est.']): ws.write(r,c,h,hb)
    r+=1;S=[0,0,0,0];k=o=0
    for fi,fn in enumerate(('Garden level','First floor','Second floor','Third floor')):
        ws.write(r,0,fn,fh);r+=1
        for a in 'ABCD':
            u=f'{bn}-{"G123"[fi]}{a}';ty,sf,mk=TY[a];mk+=fi*10;k+=1
            vac=u in('702-3D','718-GA','726-1C'); drop=u=='718-2C'
            row=dict(unit=u,building=f'Building {bn}',section=fn,unitType=ty,marketRent=float(mk))
            if not vac:
                o+=1
                x=N.fl(); nm=x if rng.random()<.6 else f'{x} and {N.fl() if rng.random()<.5 else rng.choice(FIRST)+" "+x.split()[-1]}'
                st=dt.date(2024,rng.randint(4,12),1) if rng.random()<.75 else dt.date(2025,rng.randint(1,3),1)
                en=st.replace(year=st.year+1)-dt.timedelta(days=1)
                mtm=rng.random()<.1
                fm=lambda d:d.strftime('%-m/%-d/%y')
                term=f'from {fm(st)}, month to month' if mtm else f'{fm(st)} – {fm(en)}'
                rent=float(mk-rng.choice([0,15,25,40,60])); ch=[]
                if rng.random()<.25: ch.append(('pet',20.0))
                if rng.random()<.2: ch.append(('carport',30.0))
                if fi==0 and rng.random()<.5: ch.append(('locker',12.5))
                tot=rent+sum(v for _,v in ch);dep=float(rng.choice([250,300,rent]));rec='R' if rng.random()<.6 else ''
                for i,v in enumerate((rent,tot,dep)): S[i]+=v
                if not drop:
                    ws.write(r,0,u,n);ws.write(r,1,ty,n);ws.write(r,2,nm,w);ws.write(r,3,term,w);ws.write(r,4,rent,m);ws.write(r,5,'; '.join(f'{a_} ${v:g}' if v==int(v) else f'{a_} ${v:.2f}' for a_,v in ch),w);ws.write(r,6,tot,m);ws.write(r,7,dep,m);ws.write(r,8,mk,m);ws.write(r,9,rec,c_)
                    if len(nm)>30 or len(term)>19: ws.set_row(r,28)
                row.update(tenantName=nm,statusText='Occupied',leaseStartDate=st,leaseEndDate='month to month' if mtm else en,contractRent=rent,charges=[dict(code=a_,amount=v) for a_,v in ch] or None,totalCharges=tot,deposit=dep)
            else:
                row['statusText']='Vacant, ready' if u!='718-GA' else 'Vacant, flood repair'
                ws.write(r,0,u,n);ws.write(r,1,ty,n);ws.write(r,2,row['statusText'],F(italic=1));ws.write(r,8,mk,m)
            S[3]+=mk
            if drop: missing=row
            else: rows.append(row);r+=1
    ws.write(r,0,f'Building {bn}: {k} apartments, {o} leased',bb)
    for c in (1,2,3,5,9): ws.write(r,c,'',bb)
    for c,v in ((4,S[0]),(6,S[1]),(7,S[2]),(8,S[3])): ws.write(r,c,v,mb)
    GT=[x+y for x,y in zip(GT,S)];cnt+=k;occ+=o;r+=3
ws.write(r,0,f'All buildings: {cnt} apartments, {occ} leased',bb)
for c in (1,2,3,5,9): ws.write(r,c,'',bb)
for c,v in ((4,GT[0]),(6,GT[1]),(7,GT[2]),(8,GT[3])): ws.write(r,c,v,mb)
r+=3
ws.write(r,2,'SELLER: BEECHMONT GARDENS, LTD., a Kentucky limited partnership',n);ws.write(r+2,2,'By: ____________________________, General Partner',n);ws.write(r+4,2,'Acknowledged before me this ____ day of April, 2025.   ________________ Notary Public, State at Large, Kentucky',n)
ws.set_column(0,0,12);ws.set_column(1,1,10);ws.set_column(2,2,33);ws.set_column(3,3,20);ws.set_column(4,4,12);ws.set_column(5,5,20);ws.set_column(6,8,13);ws.set_column(9,9,5)
ws.set_landscape();ws.fit_to_pages(1,0);ws.hide_gridlines(2);ws.set_footer('&CExhibit F, page &P')
wb.close()
save(name,'MULTIFAMILY','paralegal, estoppel package','list by building and floor, header repeated, apartment column without header, term in one cell, charges in words',True,'Beechmont Gardens Apartments','2025-04-01',cnt,occ,cnt-occ,rows,planted=dict(what=f"apartment 718-2C (leased at {missing['contractRent']:.2f}) has no row although Building 718's count and totals include it",kind='row_dropped'))
