# Irish market hall: stall register, two aisles side by side on the page (chromium print), weekly and monthly licence fee
from common import *
import random, subprocess, os
from datetime import date as D
rnd=random.Random(1313); N='cornmarket_hall_stall_register.pdf'
tr=['Burrenside Oysters','Ó Dálaigh Butchers','The Pickle Press','Tadhg\'s Toasties','Killary Lamb Co.','Bean & Barley Coffee','Sourdough Síle','Moher Cheese','Wicklow Honey Hut','La Cocina de Inés','Thali Box','Curragh Candles','Vinyl Revival','Peig\'s Yarns','Atlantic Soap Works','Banh Mi Boyo','Nutty Mary','Fern & Flora','Old Rope Books','Lough Ree Leather','Crepe Escape','Second Spin Bikes','Glas Juice','Bosun\'s Chowder','Hopfield Off-Licence','Tig na mBréagán Toys','Keyfix & Heel Bar','Dulse & Dillisk']
rnd.shuffle(tr); it=iter(tr); rows=[];S={}
def eu(v): return f'{v:,.2f}'
tw=tm=ts=td=0; n=v=0
for ai,(pre,k,w) in enumerate((('N',15,(2.4,3.0)),('S',15,(2.4,2.4)))):
    out=[];aw=am=asv=0
    for i in range(1,k+1):
        n+=1; u=f'{pre}{i:02d}'; corner=i in(1,8,15); sq=round(w[0]*w[1]*(1.5 if corner else 1),2); kind='Corner' if corner else ('Serviced' if i in(4,5,11) else 'Standard')
        r=dict(unit=u,section={'N':'NORTH AISLE','S':'SOUTH AISLE'}[pre],unitType=kind,area=sq)
        nm=next(it) if (pre,i) not in(('N',6),('N',13),('S',3),('S',9)) else None
        if nm is None:
            v+=1; w_='Idle' if (pre,i)!=('S',9) else 'Under repair'; r['statusText']=w_
            out.append(f'<tr class=x><td>{u}</td><td>{kind}</td><td class=n>{sq}</td><td colspan=5>{w_}</td></tr>')
        else:
            wk=round(sq*rnd.choice([11.5,12,12.75,13.5])+(25 if kind=='Serviced' else 0)); mo=round(wk*52/12,2); sv=rnd.choice([38,38,46,72.5]); s=D(rnd.randint(2016,2025),rnd.randint(1,12),rnd.choice([1,1,8,15])); e=rnd.choice([D(2026,12,31),D(2027,6,30),'Rolling'])
            fd=lambda d:f'{d.day:02d}.{d.month:02d}.{d.year}' if isinstance(d,D) else d
            out.append(f'<tr><td>{u}</td><td>{kind}</td><td class=n>{sq}</td><td>{nm}</td><td>{fd(s)}<br>{fd(e)}</td><td class=n>{wk}</td><td class=n>{eu(mo)}</td><td class=n>{eu(sv)}</td></tr>')
            aw+=wk;am+=mo;asv+=sv
            r.update(tenantName=nm,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=mo,charges=[dict(code='Service',amount=sv)])
        rows.append(r)
    S[pre]=(out,aw,round(am,2),asv); tw+=aw;tm+=am;ts+=asv
def tab(pre,nm):
    o,aw,am,sv=S[pre]
    return f'<table><caption>{nm}</caption><tr><th rowspan=2>Stall</th><th rowspan=2>Class</th><th rowspan=2>m²</th><th rowspan=2>Licensee</th><th rowspan=2>From<br>To</th><th colspan=2>Licence fee €</th><th rowspan=2>Service<br>€ / mth</th></tr><tr><th>/ wk</th><th>/ mth</th></tr>{"".join(o)}<tr class=t><td colspan=3>{nm.title()}</td><td>15 stalls</td><td></td><td class=n>{aw:,}</td><td class=n>{eu(am)}</td><td class=n>{eu(sv)}</td></tr></table>'
html=f'''<meta charset=utf8><style>@page{{size:A4 landscape;margin:10mm}} body{{font:8pt "DejaVu Sans Condensed","Liberation Sans Narrow",sans-serif}} h1{{margin:0;font-size:17pt;font-weight:600}} .d{{display:flex;gap:7mm}} .d>table{{flex:1}} table{{border-collapse:collapse;font-size:6.6pt;align-self:flex-start}} caption{{text-align:left;font-weight:bold;font-size:9pt;padding:3px 0}} th{{border-bottom:1px solid #000;border-top:1px solid #000;font-weight:600;padding:2px 3px}} td{{padding:1.5px 3px;border-bottom:.4px dotted #777;line-height:1.15}} .n{{text-align:right}} .x td{{color:#a33;font-style:italic}} .t td{{font-weight:bold;border-top:1px solid #000;border-bottom:2px solid #000}} .s td{{padding:2px 10px 2px 0;border:0;font-size:8pt}}</style>
<h1>Cornmarket Hall, Athlone</h1><p>Register of stall licences — 1 September 2026 &nbsp;·&nbsp; Baile Margaidh Trading CLG &nbsp;·&nbsp; licence fees exclusive of VAT; the weekly fee is the same fee, × 52 ÷ 12 for the month</p>
<div class=d>{tab("N","NORTH AISLE")}{tab("S","SOUTH AISLE")}</div>
<table class=s style="margin-top:4mm"><tr><td><b>Both aisles</b></td><td>30 stalls, {30-v} licensed, {v} idle or under repair</td><td>Fees per week €{tw:,}</td><td>Fees per month €{eu(tm)}</td><td>Service per month €{eu(ts)}</td></tr><tr><td>Casual traders</td><td>Saturday pitches, 11 on average</td><td>€35 a day, not in the register</td></tr></table>'''
h=os.path.join(ROOT,'tmp13.html'); open(h,'w').write(html)
subprocess.run(['chromium','--headless','--no-sandbox','--disable-gpu','--no-pdf-header-footer',f'--user-data-dir={ROOT}/lo/cr','--print-to-pdf='+DOC(N),h],stderr=subprocess.DEVNULL,stdout=subprocess.DEVNULL); os.remove(h)
save(N,'RETAIL','Irish market-hall register, two tables side by side on one A4 landscape page','side-by-side tables, weekly and monthly fee, start and end stacked in one cell as dd.mm.yyyy, idle stalls spanning the row, square metres',rows,propertyName='Cornmarket Hall',asOn='2026-09-01',units=30,occupied=30-v,vacant=v,checks=[('fee','contractRent',round(tm,2))])
