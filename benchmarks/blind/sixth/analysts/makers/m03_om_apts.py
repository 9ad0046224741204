# Offering memorandum pages (chromium print): cover strip, unit mix table, rent roll in two side-by-side blocks
from common import *
import random, subprocess, os
from datetime import date as D
rnd=random.Random(303); N='juniper_flats_om_rent_roll.pdf'
plans={'Studio':(1,1,478,1195),'1x1':(1,1,662,1420),'1x1 R':(1,1,662,1560),'2x1':(2,1,841,1715),'2x2 TH':(2,2,1070,2050)}
ln='Abarquez Bellweather Crandle Dufresno Eckhardsen Fenimoor Gutzweil Hollabeck Ignatz Jarrowby Kittleson Lambrosi Mottershaw Nakarai Ostrander Pellerito Quiambao Rademaker Sallowfield Tchernik Umberger Vasquelin Wetherall Yarborow Zielmann'.split()
U=[]
for b in 'ABC':
    for f in (1,2):
        for k in range(1,9):
            U.append((b,f'{b}{f}0{k}'))
rows=[];tr=[];tot=dict(c=0,m=0,p=0,g=0,u=0,t=0);mix={}
wrongat=29
for i,(b,u) in enumerate(U):
    pl=rnd.choices(list(plans),[2,5,4,4,1])[0]
    bd,ba,sf,mk=plans[pl]; mk+=rnd.choice([0,0,15,25])
    st='occ'
    if i in(6,19,40): st='vac'
    if i==44: st='model'
    if i==22: st='down'
    c=g=p=ru=0; who='';mi=le=''
    if st=='occ':
        c=mk-rnd.choice([0,20,45,60,95,130,175]); p=rnd.choice([0,0,0,35,50]); g=rnd.choice([0,40,40,75]) ; ru={1:55,2:78}[bd]
        who=rnd.choice('ABCDEFGHJKLMPRST')+'. '+rnd.choice(ln)
        mi=D(rnd.choice([2021,2022,2023,2024,2025]),rnd.randint(1,12),rnd.choice([1,1,5,12,15,20])); k=rnd.randint(0,13)
        le='M-T-M' if k==13 or i==12 else D(2026,10,31) if k<2 else D(2027 ,max(1,min(12,k)),28)
    else: who={'vac':'VACANT','model':'MODEL','down':'DOWN – water damage'}[st]
    tc=c+p+g+ru
    printed=c
    if i==wrongat:
        assert st=='occ'; printed=c+(300 if c%1000<700 else -300)   # digit changed in print, totals keep the true one
        assert str(printed)[0]==str(c)[0]
        planted=dict(kind='digit_changed',what=f'Unit {u}: in-place rent printed {printed:,} where the row total ({tc:,}) and the column total need {c:,}')
    tot['c']+=c;tot['m']+=mk;tot['p']+=p;tot['g']+=g;tot['u']+=ru;tot['t']+=tc
    a=mix.setdefault(pl,[0,0,0,0]); a[0]+=1;a[1]+=sf;a[2]+=mk;a[3]+=c
    f=lambda v:f'{v:,}' if v else '–'
    ds=lambda d:d if isinstance(d,str) else f'{d.month}/{d.day}/{d:%y}'
    tr.append((b,f'<tr class="{st}"><td>{u}</td><td>{pl}</td><td class=n>{bd}/{ba}</td><td class=n>{sf:,}</td><td>{who}</td><td class=n>{ds(mi)}</td><td class=n>{ds(le)}</td><td class=n>{mk:,}</td><td class=n>{f(printed) if st=="occ" else "–"}</td><td class="n g">{f"{c/sf:.2f}" if c else ""}</td><td class="n g">{f"{(mk-c)/mk*100:.1f}%" if c else ""}</td><td class=n>{f(ru)}</td><td class=n>{f(p)}</td><td class=n>{f(g)}</td><td class=n>{f(tc)}</td></tr>'))
    rows.append(dict(unit=u,building='Building '+b,unitType=pl,area=sf,tenantName=who if st=='occ' else None,statusText={'occ':'Occupied','vac':'VACANT','model':'MODEL','down':'DOWN – water damage'}[st],marketRent=mk,contractRent=printed if st=='occ' else None,moveInDate=mi,leaseEndDate=le,
        charges=[dict(code=n,amount=v) for n,v in(('RUBS',ru),('Pet',p),('Garage / Carport',g)) if v],totalCharges=tc or None))
hd='<tr><th rowspan=2>Apt</th><th rowspan=2>Plan</th><th rowspan=2>Bd/Ba</th><th rowspan=2>SF</th><th rowspan=2>Resident</th><th colspan=2>Occupancy</th><th colspan=4>Monthly Rent</th><th colspan=3>Other Recurring</th><th rowspan=2>Total<br>Billed</th></tr><tr><th>In</th><th>Exp.</th><th>Market</th><th>In-Place</th><th>PSF</th><th>LTL</th><th>RUBS</th><th>Pet</th><th>Garage /<br>Carport</th></tr>'
body=''
for b in 'ABC':
    body+=f'<tbody><tr class=bl><td colspan=15>Building {b}</td></tr>'+''.join(h for x,h in tr if x==b)+'</tbody>'
m=''.join(f'<tr><td>{k}</td><td class=n>{v[0]}</td><td class=n>{v[0]/48*100:.1f}%</td><td class=n>{plans[k][2]:,}</td><td class=n>{v[1]:,}</td><td class=n>${v[2]/v[0]:,.0f}</td><td class=n>${v[2]:,}</td></tr>' for k,v in mix.items())
html=f'''<meta charset=utf8><style>@page{{size:letter;margin:.55in .5in}} body{{font-family:Georgia,serif;font-size:8pt;color:#222}} h1{{font:300 26pt Helvetica;letter-spacing:4px;color:#1f4d3a;margin:0}} h2{{font:bold 11pt Helvetica;color:#1f4d3a;border-bottom:2px solid #c9a45c;padding-bottom:3px;margin:16px 0 6px}}
table{{border-collapse:collapse;width:100%}} .rr{{font-size:7.1pt;font-family:Helvetica}} td,th{{padding:2px 3px;white-space:nowrap}} th{{background:#1f4d3a;color:#fff;font-weight:normal;border:.5px solid #5c8372}} .n{{text-align:right}} .g{{color:#888}} tr.vac td,tr.down td,tr.model td{{background:#f5eeda;font-style:italic}} .bl td{{font-weight:bold;color:#1f4d3a;border-bottom:1px solid #1f4d3a;padding-top:6px}} .rr tr{{break-inside:avoid}} .tot td{{border-top:2px solid #1f4d3a;font-weight:bold}} p{{line-height:1.45}}</style>
<h1>JUNIPER FLATS</h1><p>48 apartment homes &nbsp;|&nbsp; 2210 Tamarack Avenue, Boise, Idaho &nbsp;|&nbsp; Confidential Offering Memorandum – Section 5</p>
<h2>Unit Mix &amp; Market Rents</h2><table style="width:70%"><tr><th>Plan</th><th>Units</th><th>% of Total</th><th>Avg SF</th><th>Total SF</th><th>Avg Market</th><th>Monthly Market</th></tr>{m}<tr class=tot><td>Total</td><td class=n>48</td><td class=n>100.0%</td><td class=n>{sum(v[1] for v in mix.values())/48:,.0f}</td><td class=n>{sum(v[1] for v in mix.values()):,}</td><td class=n>${tot['m']/48:,.0f}</td><td class=n>${tot['m']:,}</td></tr></table>
<p>The suffix “R” marks renovated interiors. LTL is loss-to-lease as a share of market. PSF is monthly in-place rent per square foot. Units B107 (down) and C205 (model) are off line and are not counted as occupied.</p>
<h2>Rent Roll – September 15, 2026</h2><table class=rr><thead>{hd}</thead>{body}<tbody><tr class=tot><td>Totals</td><td></td><td></td><td class=n>{sum(v[1] for v in mix.values()):,}</td><td>43 Occupied / 5 Unoccupied</td><td></td><td></td><td class=n>{tot['m']:,}</td><td class=n>{tot['c']:,}</td><td></td><td></td><td class=n>{tot['u']:,}</td><td class=n>{tot['p']:,}</td><td class=n>{tot['g']:,}</td><td class=n>{tot['t']:,}</td></tr></tbody></table>'''
assert U[22][1]=='B107' and U[44][1]=='C205',(U[22],U[44])
h=os.path.join(ROOT,'tmp03.html'); open(h,'w').write(html)
subprocess.run(['chromium','--headless','--no-sandbox','--disable-gpu','--no-pdf-header-footer',f'--user-data-dir={ROOT}/lo/cr','--print-to-pdf='+DOC(N),h],stderr=subprocess.DEVNULL,stdout=subprocess.DEVNULL); os.remove(h)
print(planted)
save(N,'MULTIFAMILY','Offering-memorandum pages with unit-mix table above the roll, building sub-headings, grouped header repeated per page','beds/baths, PSF and LTL columns beside rents; unit-mix money above; model and down units; M-T-M',rows,propertyName='Juniper Flats',asOn='2026-09-15',units=48,occupied=43,vacant=5,planted=planted,checks=[('rent','contractRent',tot['c']),('mkt','marketRent',tot['m']),('tot','totalCharges',tot['t'])])
