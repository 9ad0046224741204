# Self storage unit mix, xlsx, sections by kind
import random; from h import *
import xlsxwriter
random.seed(77)
G={'CLIMATE CONTROLLED - GROUND FLOOR':["5x5 48 52","5x8 12 71","5x10 64 89","8x10 10 121","10x10 72 148","10x15 48 199","10x20 22 254","10x25 6 301"],
'CLIMATE CONTROLLED - UPPER FLOOR':["4x5 16 34","5x5 60 43","5x10 88 74","5x12 8 83","7x10 14 98","10x10 80 126","10x12 18 142","10x15 36 168","10x20 8 214"],
'DRIVE-UP (NON-CLIMATE)':["5x10 36 72","5x15 14 88","10x10 54 118","10x15 62 146","10x20 70 179","10x25 24 212","10x30 32 239","12x30 8 268","12x40 4 329"],
'ENCLOSED RV / BOAT':["12x35 10 345","14x40 8 425","14x50 6 510"]}
k=['sf','units','total_sf','occupied','vacant','pct_occ','market','market_sf','market_total','actual','actual_total']
H=['Size','SF','No. Units','Net Rentable SF','Occ.','Vac.','Occ. %','Street Rate','Rate / SF','Gross Potential (Monthly)','Avg. In-Place Rate','In-Place Rent (Monthly)']
N='SafeHarbor_Storage_Tampa_UnitMix.xlsx'
wb=xlsxwriter.Workbook(D(N));w0=wb.add_worksheet('Summary');ws=wb.add_worksheet('Unit Mix')
F=lambda **x:wb.add_format({'font_name':'Calibri','font_size':10,**x})
w0.write(1,1,'SafeHarbor Self Storage - Tampa / Gandy Blvd',F(bold=1));
for i,(a,b) in enumerate([('Year built',2007),('Expansion',2019),('Buildings',9),('Acres',5.83),('Management','Third party'),('Unit mix as of','9/30/2025')]): w0.write(3+i,1,a,F());w0.write(3+i,2,b,F(align='right'))
w0.set_column(1,1,42)
ws.hide_gridlines(2);ws.set_column(0,0,2);ws.set_column(1,1,29);ws.set_column(2,12,11.5);ws.set_landscape();ws.fit_to_pages(1,1)
ws.merge_range(0,1,0,12,'SafeHarbor Self Storage - Unit Mix and Rates as of 9/30/2025',F(bold=1,font_size=14,align='center'))
for i,t in enumerate(H): ws.write(2,1+i,t,F(bold=1,text_wrap=1,align='center',valign='vcenter',border=1,bg_color='#FCE4D6'))
ws.set_row(2,42)
NF=dict(sf='#,##0',units='#,##0',total_sf='#,##0',occupied='#,##0',vacant='#,##0',pct_occ='0.0%',market='$#,##0.00',market_sf='$0.00',market_total='$#,##0',actual='$#,##0.00',actual_total='$#,##0')
fm={(q,b):F(num_format=NF[q],**({'bold':1,'top':1,'bg_color':'#F2F2F2'} if b==1 else {'bold':1,'top':1,'bottom':6} if b==2 else {})) for q in k for b in(0,1,2)}
def put(v,b):
    for i,q in enumerate(k):
        if q in v: ws.write_number(y,2+i,v[q]/100 if q=='pct_occ' else v[q],fm[q,b])
        elif b: ws.write_blank(y,2+i,None,fm[q,b])
def agg(rs):
    s={q:sum(r[q] for r in rs) for q in('units','total_sf','occupied','vacant','market_total','actual_total')}
    s['sf']=round(s['total_sf']/s['units']);s['pct_occ']=round(s['occupied']/s['units']*100+1e-9,1);s['market']=round(s['market_total']/s['units'],2);s['market_sf']=round(s['market_total']/s['total_sf'],2);s['actual']=round(s['actual_total']/s['occupied'],2);return s
y=3;rows=[];totals=[]
for g,l in G.items():
    ws.merge_range(y,1,y,12,g,F(bold=1,italic=1,font_color='#C55A11'));y+=1;cur=[]
    for z in l:
        t,n,p=z.split();a,b=map(int,t.split('x'));n=int(n);p=float(p);o=round(n*min(1,random.uniform(.8,1.0)));ac=round(p*random.uniform(.9,1.22),2)
        r=dict(type=t.replace('x',' x '),sf=a*b,units=n,total_sf=a*b*n,occupied=o,vacant=n-o,pct_occ=round(o/n*100+1e-9,1),market=p,market_sf=round(p/(a*b),2),market_total=p*n,actual=ac,actual_total=round(ac*o))
        ws.write(y,1,r['type'],F(indent=1));put(r,0);rows.append(r);cur.append(r);y+=1
    s=agg(cur);lb='Subtotal '+(g.split(' - ')[-1].title() if g[0]=='C' else g.split(' (')[0].title().replace('Rv','RV'));ws.write(y,1,lb,F(bold=1,top=1,bg_color='#F2F2F2'));put(s,1);totals.append(dict(label=lb,**s));y+=2
s=agg(rows);ws.write(y,1,'TOTAL / AVERAGE',F(bold=1,top=1,bottom=6));put(s,2);totals.append(dict(label='TOTAL / AVERAGE',**s));y+=2
ws.write(y,1,'Street rates exclude admin fee ($25) and tenant protection. Manager apartment (1) and 14 uncovered parking stalls not included.',F(italic=1,font_size=9))
ws.activate();wb.close();print(len(rows),s)
save(N,'UM',None,k,rows,totals,'Self-storage unit mix, xlsx second sheet, sections by kind, subtotals')
