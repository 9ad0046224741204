# Portfolio unit mix, five properties with subtotals, xlsx, formulas with cached values
from common import *
import xlsxwriter
random.seed(6623)
n='Portfolio_UnitMix_RentSummary_Oct25.xlsx'
PR=[('Alder Point','101',[('Studio',0,1,18,480,1120),('1x1 Classic',1,1,40,640,1260),('1x1 Reno',1,1,22,640,1385),('2x1',2,1,28,880,1510),('2x2',2,2,36,985,1655)]),
 ('Bellweather Station','104',[('S1 Loft',0,1,24,525,1490),('A1 Juniper',1,1,52,688,1725),('A2 Laurel',1,1,44,745,1810),('A3 Sumac (den)',1,1,16,860,1965),('B1 Hawthorn',2,2,48,1042,2290),('B2 Hawthorn Corner',2,2,14,1120,2425),('C1 Redbud',3,2,10,1345,2880)]),
 ('Canterbury Green','107',[('1BR Garden',1,1,30,650,1040),('2BR Garden',2,1,58,850,1190),('2BR Townhome',2,1.5,24,1010,1325),('3BR Townhome',3,2.5,12,1280,1590)]),
 ('Dunlin Court','112',[('One Bed',1,1,16,600,985),('Two Bed',2,1,20,790,1145)]),
 ('Eastlake Flats','115',[('E0',0,1,12,450,1075),('E1',1,1,36,610,1220),('E1-W/D',1,1,20,610,1295),('E2',2,2,30,930,1540),('E2-W/D',2,2,18,930,1615),('E3',3,2,8,1190,1905)])]
wb=xlsxwriter.Workbook(DOC+n);ws=wb.add_worksheet('Unit Mix');
F=lambda **k:wb.add_format(dict(font_name='Calibri',font_size=9,**k))
G=dict(bold=1,bg_color='#1F3B4D',font_color='white',align='center',valign='vcenter',text_wrap=1,border=1)
ws.write(0,0,'Marlstone Apartment Owners - Unit Mix & Rent Summary',wb.add_format({'font_name':'Calibri','font_size':14,'bold':1}));ws.write(1,0,'October 2025 month-end package | Source: Entrata unit mix export, reviewed 11/5/2025',F(italic=1))
for a,b,t in((0,2,'Floor Plan'),(3,6,'Units'),(7,8,'Square Feet'),(9,11,'Market Rent'),(12,14,'In-Place Rent')): ws.merge_range(3,a,3,b,t,F(**G))
H=['Type','Bed','Bath','Total','Occ.','Vac.','% Occ.','Avg','Total','Avg','Monthly','Per SF','Avg','Monthly','Per SF']
for j,h in enumerate(H): ws.write(4,j,h,F(**G))
K=['beds','baths','units','occupied','vacant','pct_occ','sf','total_sf','market','market_total','market_sf','actual','actual_total','actual_sf']
nf=[None,'0','0.0','0','0','0','0.0%','#,##0','#,##0','#,##0','#,##0','0.00','#,##0','#,##0','0.00']
fm=[F(num_format=x) if x else F(indent=1) for x in nf];tb=[F(bold=1,top=1,bg_color='#EAF0F4',**({'num_format':x} if x else {})) for x in nf];gb=[F(bold=1,top=1,bottom=6,bg_color='#C9D8E2',**({'num_format':x} if x else {})) for x in nf]
y=5;T=[];TT=[];subs=[]
def rate(a,b,d=2): return round(a/b+1e-9,d)
def totline(lab,L,fmt,rng):
    U,O,V,SF,MT,AT,OSF=[sum(r[k] for r in L) for k in('u','o','v','tsf','mt','at','osf')]
    f=lambda c:'='+(f'SUM({c}{rng[0]}:{c}{rng[1]})' if isinstance(rng,tuple) else '+'.join(f'{c}{i}' for i in rng))
    e=y+1
    ws.write(y,0,lab,fmt[0]);ws.write(y,1,'',fmt[1]);ws.write(y,2,'',fmt[2])
    for c,x in((3,U),(4,O),(5,V),(8,SF),(10,MT),(13,AT)): ws.write_formula(y,c,f('ABCDEFGHIJKLMN'[c]),fmt[c],x)
    ws.write_formula(y,6,f'=E{e}/D{e}',fmt[6],O/U);ws.write_formula(y,7,f'=I{e}/D{e}',fmt[7],SF/U);ws.write_formula(y,9,f'=K{e}/D{e}',fmt[9],MT/U);ws.write_formula(y,11,f'=K{e}/I{e}',fmt[11],MT/SF);ws.write_formula(y,12,f'=N{e}/E{e}',fmt[12],AT/O);ws.write(y,14,'',fmt[14])
    TT.append(dict(label=lab,units=U,occupied=O,vacant=V,pct_occ=rate(100*O,U,1),sf=rate(SF,U,0),total_sf=SF,market=rate(MT,U,0),market_total=MT,market_sf=rate(MT,SF),actual=rate(AT,O,0),actual_total=AT))
ALL=[]
for p,c,L in PR:
    ws.write(y,0,f'{c} - {p}',F(bold=1,font_color='#1F3B4D'));y+=1;s=y+1;Q=[]
    for t,b,ba,u,sf,mk in L:
        o=u-random.choice([0,1,1,2,3]) if u>10 else u-random.choice([0,1]);at=int(mk*random.uniform(.93,.995))
        d=dict(u=u,o=o,v=u-o,tsf=u*sf,mt=u*mk,at=o*at,osf=o*sf);Q.append(d);e=y+1
        for j,x in enumerate([t,b,ba,u,o,u-o,None,sf,None,mk,None,None,at,None,None]):
            if x is not None: ws.write(y,j,x,fm[j])
        for j,fx,x in((6,f'=E{e}/D{e}',o/u),(8,f'=D{e}*H{e}',u*sf),(10,f'=D{e}*J{e}',u*mk),(11,f'=J{e}/H{e}',mk/sf),(13,f'=E{e}*M{e}',o*at),(14,f'=M{e}/H{e}',at/sf)): ws.write_formula(y,j,fx,fm[j],x)
        T.append(dict(type=t,beds=b,baths=ba,units=u,occupied=o,vacant=u-o,pct_occ=rate(100*o,u,1),sf=sf,total_sf=u*sf,market=mk,market_total=u*mk,market_sf=rate(mk,sf),actual=at,actual_total=o*at,actual_sf=rate(at,sf)));y+=1
    totline(f'Total {p}',Q,tb,(s,y));subs.append(y+1);ALL+=Q;y+=2
totline('Portfolio Total',ALL,gb,subs)
ws.write(y+2,0,'In-place monthly = occupied units x average lease rent; vacant units carry no in-place rent. Excludes employee credits and concessions.',F(italic=1))
ws.set_column(0,0,24);ws.set_column(1,6,7);ws.set_column(7,14,10);ws.freeze_panes(5,1);ws.set_landscape();ws.fit_to_pages(1,0)
w2=wb.add_worksheet('Notes');w2.write(0,0,'Roll-forward of unit count',F(bold=1));w2.write(1,0,'No units were added or taken off line in October 2025.',F());wb.close()
save(n,'UM',K,T,TT,'Portfolio workbook, five property sections with subtotals, grouped header',True)
