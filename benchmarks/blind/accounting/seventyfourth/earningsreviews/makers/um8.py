# self storage unit mix of two stores, xlsxwriter with formulas and cached values
from h import *
import xlsxwriter
rng=random.Random(7408)
N='Unit Mix - Padre & Route 9 stores.xlsx'
def tier(sf,cc):
    base={25:52,50:79,75:98,100:124,150:158,200:189,250:221,300:254}.get(sf,sf*.82)
    return base*(1.28 if cc else 1)
ST=[('Store 014 - Padre Blvd',[('Climate Controlled',[('5 x 5',25,42),('5 x 10',50,88),('5 x 10 Upper',50,36),('7.5 x 10',75,24),('10 x 10',100,74),('10 x 10 Upper',100,30),('10 x 15',150,41),('10 x 20',200,18),('10 x 30',300,4)]),('Drive-Up',[('5 x 10',50,20),('10 x 10',100,46),('10 x 15',150,32),('10 x 20',200,38),('10 x 25',250,12)]),('Parking',[('Uncovered 12 x 25',None,16),('Covered 12 x 40',None,10)])]),
('Store 022 - Route 9',[('Climate Controlled',[('5 x 5',25,18),('5 x 10',50,52),('10 x 10',100,48),('10 x 15',150,22),('10 x 20',200,8)]),('Drive-Up',[('5 x 10',50,34),('5 x 15',75,18),('10 x 10',100,62),('10 x 15',150,44),('10 x 20',200,50),('10 x 30',300,14)]),('Parking',[('Uncovered 10 x 20',None,22),('Uncovered 12 x 35',None,14)])])]
K=['sf','units','occupied','vacant','pct_occ','total_sf','market','actual','market_sf','market_total','actual_total']
H=['Unit Size','Sq Ft','Units','Occ.','Vacant','Occ. %','Net Rentable SF','Street Rate','Avg. In-Place Rate','Street Rate / SF','Gross Potential (Street)','In-Place Rent (Occupied)']
wb=xlsxwriter.Workbook(doc(N));
F=lambda **k:wb.add_format(dict(dict(font_name='Segoe UI',font_size=9),**k))
cov=wb.add_worksheet('Cover');cov.hide_gridlines(2);cov.write(2,1,'Gulf & Route Storage Partners',F(bold=True));cov.write(3,1,'Unit mix and rate survey - management report',F());cov.write(4,1,'SiteLink "Unit Mix / Occupancy" of 10/31/2025; street rates per web on 11/03/2025',F())
ws=wb.add_worksheet('Unit Mix');ws.hide_gridlines(2)
ws.write(0,0,'Unit Mix by Store',F(bold=True,font_size=13) if False else wb.add_format(dict(font_name='Segoe UI',bold=True,font_size=13)));ws.write(1,0,'As of October 31, 2025',F(italic=True))
hf=F(bold=True,bg_color='#F4B183',border=1,text_wrap=True,align='center',valign='vcenter')
for c,h in enumerate(H): ws.write(3,c,h,hf)
ws.set_row(3,40)
fm={k:f for k,f in zip(K,['#,##0','#,##0','#,##0','#,##0','0.0%','#,##0','$#,##0.00','$#,##0.00','$0.00','$#,##0','$#,##0.00'])}
cell=lambda k,b,x=0:F(num_format=fm[k],bold=b,**({'top':1} if b else {}),**({'bg_color':'#FBE5D6'} if x else {}))
CC={(k,b,x):cell(k,b,x) for k in K for b in(0,1) for x in(0,1)}
tx=F(indent=1);bt=F(bold=True,top=1);bx=F(bold=True,top=1,bg_color='#FBE5D6');sh=F(bold=True,font_color='#FFFFFF',bg_color='#833C0B');gh=F(bold=True,italic=True)
rows=[];tot=[]
def disp(d):
    o={}
    for k,v in d.items():
        if v is None: continue
        o[k]=round(v*100+1e-9,1) if k=='pct_occ' else (int(round(v)) if k in('sf','units','occupied','vacant','total_sf') else (round(v+1e-9,2) if k in('market','actual','market_sf','actual_total') else int(round(v+1e-9))))
    return o
def agg(g):
    s=lambda k:sum(x.get(k) or 0 for x in g)
    d=dict(units=s('units'),occupied=s('occupied'),vacant=s('vacant'),market_total=s('market_total'),actual_total=round(s('actual_total'),2),total_sf=s('total_sf') or None)
    d['pct_occ']=d['occupied']/d['units'];d['market']=d['market_total']/d['units'];d['actual']=d['actual_total']/d['occupied']
    return d
r=4
def put(lab,d,fmt,b,x,form=None):
    global r
    ws.write(r,0,lab,fmt)
    for c,k in enumerate(K,1):
        v=d.get(k);f=CC[(k,b,x)]
        if v is None: ws.write_blank(r,c,None,f)
        elif form and k in form: ws.write_formula(r,c,form[k],f,v)
        else: ws.write_number(r,c,v,f)
    r+=1
stores=[];refs=[]
for s,secs in ST:
    for c in range(12): ws.write_blank(r,c,None,sh)
    ws.write(r,0,s,sh);r+=1;allx=[];rs=[]
    for g,us in secs:
        ws.write(r,0,g,gh);r+=1;xs=[];r0=r+1
        for t,sf,u in us:
            occ=u if (sf==300 and u==4) else round(u*rng.uniform(.78,.985))
            st=round(tier(sf,g[0]=='C')*(.9 if 'Upper' in t else 1)*(1 if '014' in s else .87)) if sf else {'Uncovered 12 x 25':74,'Covered 12 x 40':149,'Uncovered 10 x 20':55,'Uncovered 12 x 35':79}[t]
            av=round(st*rng.uniform(.93,1.24),2)
            d=dict(sf=sf,units=u,occupied=occ,vacant=u-occ,pct_occ=occ/u,total_sf=sf*u if sf else None,market=float(st),actual=av,market_sf=st/sf if sf else None,market_total=st*u,actual_total=round(av*occ,2))
            R=r+1
            form=dict(vacant=f'=C{R}-D{R}',pct_occ=f'=D{R}/C{R}',total_sf=f'=B{R}*C{R}',market_sf=f'=H{R}/B{R}',market_total=f'=H{R}*C{R}',actual_total=f'=I{R}*D{R}')
            put(t,d,tx,0,0,form);xs.append(d);rows.append(dict(type=t,**disp(d)))
        d=agg(xs);R=r+1;e=r
        form={k:f'=SUM({c}{r0}:{c}{e})' for k,c in zip(['units','occupied','vacant','total_sf','market_total','actual_total'],'CDEGKL')}
        form.update(pct_occ=f'=D{R}/C{R}',market=f'=K{R}/C{R}',actual=f'=L{R}/D{R}');rs.append(R)
        lab=f'{g} Total';put(lab,d,bt,1,0,form);tot.append(dict(label=lab,**disp(d)));allx+=xs
    d=agg(allx);R=r+1
    form={k:'='+'+'.join(f'{c}{q}' for q in rs) for k,c in zip(['units','occupied','vacant','total_sf','market_total','actual_total'],'CDEGKL')}
    form.update(pct_occ=f'=D{R}/C{R}',market=f'=K{R}/C{R}',actual=f'=L{R}/D{R}')
    lab=f'{s} Total';put(lab,d,bx,1,1,form);tot.append(dict(label=lab,**disp(d)));stores+=allx;refs.append(R);r+=1
d=agg(stores);R=r+1
form={k:'='+'+'.join(f'{c}{q}' for q in refs) for k,c in zip(['units','occupied','vacant','total_sf','market_total','actual_total'],'CDEGKL')}
form.update(pct_occ=f'=D{R}/C{R}',market=f'=K{R}/C{R}',actual=f'=L{R}/D{R}')
put('Both Stores',d,bx,1,1,form);tot.append(dict(label='Both Stores',**disp(d)))
ws.write(r+1,0,'Parking spaces carry no rentable area. Street Rate / SF is monthly. Occupancy counts rented units incl. 3 manager units at $0 - excluded above.' if False else 'Parking spaces carry no rentable area. Street Rate / SF is monthly.',F(italic=True,font_size=8) if False else wb.add_format(dict(font_name='Segoe UI',italic=True,font_size=8)))
ws.set_column(0,0,24);ws.set_column(1,5,8);ws.set_column(6,11,12);ws.freeze_panes(4,1);ws.set_landscape();ws.fit_to_pages(1,0);ws.activate()
wb.close()
for k in('units','occupied','total_sf','market_total'): assert sum(x.get(k,0) for x in rows)==tot[-1][k]
print(len(rows),tot[-1],sum(x['actual_total'] for x in rows))
# actual_total is shown in whole dollars
save(N,'UM',K,rows,tot,None,'Self-storage unit mix of two stores stacked, sections by kind, formulas, street and in-place rates',False)
