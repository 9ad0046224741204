# co-living rooms, HTML cards table, two-line records, chromium PDF
from common import *
import subprocess
g=G(710);r=g.r
fn='10_Loftwise_Harlan_House_rooms.pdf'
rows=[];o=[];T=[0]*5
occ=vac=0
for s in range(1,9):
    S=[0]*5;k=r.choice([3,4,4]);o.append(f'<tr class=g><td colspan=8>Suite {s}0{s%3+1} &middot; {k} bedrooms, {r.choice([1,2])} bath</td></tr>');su=f'Suite {s}0{s%3+1}'
    for i in range(k):
        u=f'{s}0{s%3+1}.{i+1}';ty=r.choice(['Cozy','Standard','Ensuite']);a={'Cozy':96,'Standard':124,'Ensuite':171}[ty];mk={'Cozy':1080,'Standard':1235,'Ensuite':1490}[ty]
        t=dict(unit=u,section=su,unitType=ty,area=a,marketRent=float(mk));q=r.random();S[0]+=mk
        if q<.12:
            vac+=1;o.append(f'<tr><td>{u}</td><td>{ty}<br><i>{a} sf</i></td><td class=p>Available now</td><td></td><td class=n>${mk:,}</td><td></td><td></td><td></td></tr>');t['statusText']='Available now'
        else:
            occ+=1;nm=g.fl();ls=g.date('2025-01-05','2025-09-10');le=addm(ls,r.choice([6,9,12]))-dt.timedelta(days=1)
            while le<dt.date(2025,9,20):le=addm(le,3)
            rent=mk-r.choice([0,0,30,55,80]);uf=95;cl=r.choice([0,40]);tot=rent+uf+cl;dep=r.choice([250,500])
            st='Leaving' if le<dt.date(2025,10,31) else 'Member'
            D=lambda d:d.strftime('%d %b %Y').lstrip('0')
            o.append(f'<tr><td>{u}</td><td>{ty}<br><i>{a} sf</i></td><td>{nm}<br><span class="p {st}">{st}</span></td><td>{D(ls)} &rarr;<br>{D(le)}</td><td class=n>${mk:,}</td><td class=n><b>${rent:,}</b></td><td class=n>Utilities+WiFi ${uf}'+(f'<br>Cleaning ${cl}' if cl else '')+f'</td><td class=n>${tot:,}<br><i>dep. ${dep}</i></td></tr>')
            t.update(tenantName=nm,statusText=st,leaseStartDate=ls,leaseEndDate=le,contractRent=float(rent),deposit=float(dep),totalCharges=float(tot),charges=[dict(code='Utilities+WiFi',amount=float(uf))]+([dict(code='Cleaning',amount=float(cl))] if cl else []))
            for j,v in((1,rent),(2,uf+cl),(3,tot),(4,dep)):S[j]+=v
        rows.append(t)
    o.append(f'<tr class=t><td colspan=4>Suite total</td><td class=n>${S[0]:,}</td><td class=n>${S[1]:,}</td><td class=n>${S[2]:,}</td><td class=n>${S[3]:,}</td></tr>');T=[a+b for a,b in zip(T,S)]
H=f'''<meta charset=utf8><style>@page{{size:A4;margin:13mm}}body{{font:9pt "DejaVu Sans"}}table{{border-collapse:collapse;width:100%}}td{{padding:3px 5px;border-bottom:.5px solid #ccc;vertical-align:top;font-size:7.8pt}}th{{text-align:left;font-size:7pt;color:#777;text-transform:uppercase;border-bottom:1.5px solid #e4572e}}i{{color:#888}}.n{{text-align:right}}th.n{{text-align:right}}tr{{page-break-inside:avoid}}.g td{{background:#fbeae4;font-weight:bold;border:0;padding-top:5px}}.t td{{font-weight:bold;color:#555}}.p{{color:#e4572e;font-size:7pt}}.Member{{color:#2a7}}h1{{font-size:17pt;margin:0;color:#e4572e}}</style><h1>Harlan House</h1><div>Room roll &middot; 14 September 2025 &middot; loftwise member portal &middot; {len(rows)} rooms, {occ} occupied, {vac} available</div><br><table><thead><tr><th>Room</th><th>Type</th><th>Member</th><th>Stay</th><th class=n>List price</th><th class=n>Monthly rent</th><th class=n>Add-ons</th><th class=n>Monthly total</th></tr></thead>{''.join(o)}<tr class=t><td colspan=4>HOUSE TOTAL</td><td class=n>${T[0]:,}</td><td class=n>${T[1]:,}</td><td class=n>${T[2]:,}</td><td class=n>${T[3]:,}</td></tr></table><p style="font-size:7pt">Security deposits held: ${T[4]:,}</p>'''
open(ROOT+'/makers/_page.html','w').write(H)
subprocess.run(['chromium','--headless','--no-sandbox','--no-pdf-header-footer','--print-to-pdf='+DOC+fn,ROOT+'/makers/_page.html'],capture_output=True,timeout=60)
save(fn,'MULTIFAMILY','Co-living member portal print, A4 portrait','two-line cells: status under name, start and end date in one cell, deposit under the total, add-ons as text with amounts; decimal room ids; suites as bands',rows,'Harlan House','2025-09-14',len(rows),occ,vac)
