# mixed-use unit & suite mix in a broker-made memo, PDF portrait, text above the table
from common import *
from fpdf import FPDF
import datetime
N='Atwells Row - unit and suite mix.pdf'
S=[("Residential",[("Studio / 1 BA",12,11,465,1685,1625),("1 BR / 1 BA",26,25,662,1995,1918),("1 BR / 1 BA + Den",8,8,748,2185,2120),("2 BR / 1 BA",10,9,884,2390,2305),("2 BR / 2 BA Corner",9,9,1012,2745,2688),("Live/Work Loft",4,3,1190,2950,2810)]),
("Commercial",[("Street Retail",5,4,1480,4070,3885),("Corner Restaurant",1,1,3650,10650,10040),("2nd Floor Office",6,4,1125,2155,2060),("Basement Storage",3,3,410,330,300)])]
X=[('units','Total',176),('occupied','Leased',214),('vacant','Vacant',252),('pct_leased','% Leased',298),('sf','Avg SF',338),('total_sf','Total SF',386),('actual','Avg / Mo.',440),('actual_total','Mo. Total',500),('market','Avg / Mo.',548),('market_total','Mo. Total',604-32)]
X=[('units',168,'Total'),('occupied',206,'Leased'),('vacant',244,'Vacant'),('pct_leased',288,'% Leased'),('sf',326,'Avg. SF'),('total_sf',372,'Total SF'),('actual',422,'Per Mo.'),('actual_total',474,'Total'),('market',522,'Per Mo.'),('market_total',576,'Total')]
K=[x[0] for x in X]
p=FPDF('P','pt','letter');p.set_auto_page_break(False);p.set_creation_date(datetime.datetime(2025,10,20));p.add_page()
def rt(x,y,t): p.text(x-p.get_string_width(t),y,t)
def ct(x0,x1,y,t): p.text((x0+x1-p.get_string_width(t))/2,y,t)
p.set_fill_color(122,31,43);p.rect(0,0,612,34,'F');p.set_text_color(255,255,255);p.set_font('Times','B',15);p.text(36,23,'ATWELLS ROW');p.set_font('Times','',10);rt(576,22,'Federal Hill, Providence, Rhode Island')
p.set_text_color(0,0,0);p.set_font('Times','B',13);p.text(36,66,'Unit and Suite Mix')
p.set_font('Times','',10.5);p.set_xy(34,76)
p.multi_cell(542,13.5,"Atwells Row consists of two adjoining brick buildings (1911 and 1926; gut-renovated 2018) with 69 apartments above ground-floor retail, a restaurant and a half floor of professional offices. The table summarizes the property by unit type as of September 30, 2025. Commercial rents are modified gross; tenants pay separately metered electric and gas. In-place rents are averages of leased space only.",align='L')
y=166
p.set_font('Helvetica','B',8);ct(136,244,y,'Units / Suites');ct(384,474,y,'In-Place Rent');ct(484,576,y,'Market Rent')
p.set_line_width(.5)
for a,b in((140,244),(386,474),(488,576)): p.line(a,y+3,b,y+3)
y+=14;p.text(36,y,'Type')
for k,x,h in X: rt(x,y,h)
p.set_line_width(1);p.line(36,y+4,576,y+4);y+=18
def f(k,v):
    if k=='pct_leased': return f'{v:.1f}%'
    if k in('actual','market'): return f'${v:,.0f}' if v==int(v) else f'${v:,.2f}'
    if k in('actual_total','market_total'): return f'${v:,.0f}'
    return f'{v:,}'
rows=[];totals=[];allr=[]
def agg(L):
    a={k:sum(r[k] for r in L) for k in('units','occupied','vacant','total_sf','actual_total','market_total')}
    a['pct_leased']=round(a['occupied']/a['units']*100+1e-9,1);return a
def put(lab,v,b=False):
    global y
    p.set_font('Helvetica','B' if b else '',8);p.text(36 if b else 44,y,lab)
    for k,x,_ in X:
        if k in v: rt(x,y,f(k,v[k]))
    y+=14
for sec,ts in S:
    p.set_font('Helvetica','BI',8.5);p.text(36,y,sec);y+=14;L=[]
    for n,u,o,sf,mk,ac in ts:
        v={'units':u,'occupied':o,'vacant':u-o,'pct_leased':round(o/u*100+1e-9,1),'sf':sf,'total_sf':sf*u,'actual':ac,'actual_total':ac*o,'market':mk,'market_total':mk*u}
        put(n,v);L.append(v);rows.append({"type":n,**v})
    a=agg(L);a['sf']=round(a['total_sf']/a['units']);
    if sec=='Residential': a['actual']=round(a['actual_total']/a['occupied']);a['market']=round(a['market_total']/a['units'])
    p.set_line_width(.4);p.line(136,y-9.5,576,y-9.5);y+=1
    put(sec+' Subtotal',a,True);totals.append({"label":sec+' Subtotal',**a});allr+=L;y+=8
a=agg(allr);p.set_line_width(1);p.line(36,y-11,576,y-11);put('Property Total',a,True);totals.append({"label":"Property Total",**a});p.line(36,y-9,576,y-9)
for t in rows+totals:
    for k in t:
        if k in('actual_total','market_total'): assert t[k]==int(t[k]) ,(t,k)
y+=10
p.set_font('Times','I',9);p.text(36,y,'Source: Owner rent roll. Average SF of commercial space is rentable area. Twenty-two surface parking spaces are excluded from the table.')
y+=26;p.set_font('Times','B',12);p.text(36,y,'Leasing Commentary');p.set_font('Times','',10.5);p.set_xy(34,y+8)
p.multi_cell(542,13.5,"Of the four vacant apartments, two were under application at quarter end. The vacant storefront (former florist) is being shown at $33 per square foot. Two office suites totaling approximately 2,250 square feet have been dark since the March 2025 departure of an insurance agency. Concessions are limited to one-half month on new twelve-month leases.",align='L')
p.set_font('Times','',8.5);ct(0,612,764,'Brightwater Realty Capital  |  Confidential  |  7')
p.output(doc(N))
save(N,'UM',K,rows,totals,'broker memo page with prose, mixed-use unit and suite mix, grouped headers, residential/commercial subtotals',False)
print(y,totals)
