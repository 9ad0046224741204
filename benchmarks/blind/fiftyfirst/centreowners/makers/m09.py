# owner's own workbook: several sheets, steps in columns, blank first column, hidden column, formulas
from .lib import *
import xlsxwriter
def make(r):
    A=date(2025,10,1);N=Names(r)
    t=T('Ferrymans Landing - Leasing Workbook (Oct 2025).xlsx','RETAIL','owner leasing department','own workbook, cover + roll + expirations + market sheets, rent steps in column groups, hidden helper column',"Ferryman's Landing",A,'RR')
    wb=xlsxwriter.Workbook(t.path);cv=wb.add_worksheet('Cover');ws=wb.add_worksheet('RR');ex=wb.add_worksheet('Expirations');mk=wb.add_worksheet('Mkt Rents')
    base={'font_name':'Calibri','font_size':9}
    F=lambda **k:wb.add_format({**base,**k})
    h=F(bold=1,bg_color='#1F4E4A',font_color='white',text_wrap=1,align='center',valign='vcenter',border=1);g=F(bold=1,bg_color='#CFE3DF',align='center',border=1)
    n0=F(num_format='#,##0');m2=F(num_format='$#,##0.00');d=F(num_format='d-mmm-yy',align='center');tx=F();bi=F(italic=1,font_color='#B03A2E');tb=F(bold=1,top=1,num_format='#,##0');tm=F(bold=1,top=1,num_format='$#,##0.00');sec=F(bold=1,bg_color='#EEEEEE')
    cv.write(2,1,"Ferryman's Landing",F(bold=1,font_size=16));cv.write(3,1,'Leasing workbook');cv.write(5,1,'Contents: RR, Expirations, Mkt Rents')
    ws.hide_gridlines(2);ws.write(0,1,"Ferryman's Landing",F(bold=1,font_size=14));ws.write(1,1,'Rent roll at October 1, 2025',F(font_size=10))
    ws.merge_range(3,1,3,6,'Premises and tenant',g);ws.merge_range(3,7,3,9,'Term',g);ws.merge_range(3,10,3,12,'Current rent',g);ws.merge_range(3,13,3,14,'Step 1',g);ws.merge_range(3,15,3,16,'Step 2',g);ws.merge_range(3,17,3,18,'Step 3',g);ws.merge_range(3,19,3,20,'Recoveries (mo.)',g);ws.write(3,21,'',g)
    for j,x in enumerate(['Space','Key','Tenant','Category','Status','GLA','Commence','Expire','Options','Monthly','Annual','PSF','Date','Monthly','Date','Monthly','Date','Monthly','CAM','Tax & Ins','Asking (mo.)']):ws.write(4,1+j,x,h)
    ws.set_row(4,26);ws.set_column(0,0,2);ws.set_column(1,1,10);ws.set_column(2,2,8,None,{'hidden':1});ws.set_column(3,3,27);ws.set_column(4,5,11);ws.set_column(6,21,10.5)
    R=5;S=dict(a=0,m=0,y=0,cam=0,tx=0,ask=0);no=nv=0;exps={};rows0=R
    plan=[('East Row',[('E-%d'%i,'Shop') for i in range(1,11)]),('West Row',[('W-%d'%i,'Shop') for i in range(1,10)]),('Boardwalk',[('B-1','Restaurant'),('B-2','Restaurant'),('B-3/4','Restaurant'),('B-5','Restaurant')]),('Carts & storage',[('C-1','Cart'),('C-2','Cart'),('C-3','Cart'),('ST-A','Storage'),('ST-B','Storage')])]
    vac={'E-4','E-9','W-6','C-2','B-5'}
    for sn,us in plan:
        ws.write(R,1,sn,sec)
        for j in range(2,22):ws.write_blank(R,j,None,sec)
        R+=1
        for u,ct in us:
            ar={'Shop':r.randint(70,310)*10,'Restaurant':r.randint(260,640)*10,'Cart':60,'Storage':r.randint(10,40)*10}[ct];rate={'Shop':33,'Restaurant':39,'Cart':230,'Storage':12}[ct]
            ws.write(R,1,u,tx);ws.write(R,2,'FL'+u.replace('-',''),tx);ws.write(R,4,ct,tx);ws.write(R,6,ar,n0);S['a']+=ar
            if u in vac:
                ask=round(ar*rate/12/5)*5;lo=u=='B-5'
                ws.write(R,3,'LOI pending' if lo else '',bi);ws.write(R,5,'Vacant',bi);ws.write(R,21,ask,m2);S['ask']+=ask;nv+=1;R+=1
                t.add(unit=u,section=sn,unitType=ct,area=ar,statusText='Vacant',marketRent=ask);continue
            st,en=lease(r,A,12 if ct in('Cart','Storage') else None,1 if ct in('Cart','Storage') else 5);m=round(ar*rate*r.uniform(.84,1.1)/12,2);sp=steps(r,st,en,A,m,12,.03,3);nm=N.get({'Shop':'shop','Restaurant':'food','Cart':'kiosk','Storage':'shop'}[ct])
            cam,txs=(round(ar*6.2/12,2),round(ar*4.05/12,2)) if ct in('Shop','Restaurant') else (None,None)
            ws.write(R,3,nm,tx);ws.write(R,5,'Open' if r.random()<.93 else 'Dark',tx);stt='x'
            stt=ws.table[R][5];
            ws.write_datetime(R,7,__import__('datetime').datetime(st.year,st.month,st.day),d);ws.write_datetime(R,8,__import__('datetime').datetime(en.year,en.month,en.day),d);ws.write(R,9,r.choice(['1x5','2x5','','']),tx)
            ws.write(R,10,m,m2);y=round(m*12,2);ws.write_formula(R,11,f'=K{R+1}*12',m2,y);ws.write_formula(R,12,f'=L{R+1}/G{R+1}',m2,y/ar)
            for q,(dd,a) in enumerate(sp):ws.write_datetime(R,13+2*q,__import__('datetime').datetime(dd.year,dd.month,dd.day),d);ws.write(R,14+2*q,a,m2)
            if cam:ws.write(R,19,cam,m2);ws.write(R,20,txs,m2);S['cam']+=cam;S['tx']+=txs
            S['m']+=m;S['y']+=y;no+=1;exps[en.year]=exps.get(en.year,0)+ar
            t.add(unit=u,section=sn,unitType=ct,area=ar,tenantName=nm,statusText=STAT(wb,stt),contractRent=m,annualRent=y,leaseStartDate=st,leaseEndDate=en,rentSteps=sp,charges=[('CAM',cam),('Tax & Ins',txs)]);R+=1
    ws.write(R,1,'Total',tb);
    for j in range(2,22):ws.write_blank(R,j,None,tb)
    ws.write(R,3,f'{no} leased / {nv} vacant',tb);ws.write_formula(R,6,f'=SUM(G{rows0+1}:G{R})',tb,S['a'])
    for j,k in((10,'m'),(11,'y'),(19,'cam'),(20,'tx'),(21,'ask')):
        col=xlsxwriter.utility.xl_col_to_name(j);ws.write_formula(R,j,f'=SUM({col}{rows0+1}:{col}{R})',tm,round(S[k],2))
    ws.write(R+2,1,'Carts pay gross. Storage spaces are excluded from CAM. Asking rents as approved by the asset manager.',F(italic=1))
    ws.freeze_panes(5,4);ws.set_landscape();ws.fit_to_pages(1,0)
    ex.write_row(0,0,['Year','GLA expiring','% of GLA'],h)
    for i,k in enumerate(sorted(exps),1):ex.write(i,0,k);ex.write(i,1,exps[k],n0);ex.write(i,2,exps[k]/S['a'],F(num_format='0.0%'))
    mk.write_row(0,0,['Category','Market PSF'],h)
    for i,(a,b) in enumerate([('Shop',33),('Restaurant',39),('Cart',230),('Storage',12)],1):mk.write(i,0,a);mk.write(i,1,b)
    ws.activate();wb.close();return t.save(no+nv,no,nv)
def STAT(wb,cell):
    s=cell.string
    return s if isinstance(s,str) else [k for k,v in wb.str_table.string_table.items() if v==s][0]
