# Section 8 project rent roll by building (HTML -> chromium PDF)
from common import *
import subprocess,html
g=G(703);r=g.r
fn='03_Marrow_Street_Sec8_rent_roll.pdf'
spec={'0 BR':(0,812,38),'1 BR':(1,947,61),'2 BR':(2,1164,84),'3 BR':(3,1421,108)}
rows=[];out=[];tots=[]
nocc=nvac=0
for b,addr,n in(('Building A','211 Marrow Street',12),('Building B','215 Marrow Street',11),('Building C','219 Marrow Street',9)):
    out.append(f'<tr class=b><td colspan=13>{b} &mdash; {addr}</td></tr>')
    s=[0,0,0,0,0,0]
    for i in range(n):
        u=f'{b[-1]}{1+i//4}{1+i%4:02d}'
        k=r.choice(list(spec));_,cr,ua=spec[k]
        v=(u in('A203','B302','C104'));mgr=u=='A101'
        t=dict(unit=u,building=b,unitType=k)
        if v:
            nvac+=1
            out.append(f'<tr><td>{u}</td><td>{k}</td><td class=v colspan=2>VACANT{" &ndash; since 05/31/2025" if u!="C104" else " &ndash; make-ready"}</td><td></td><td></td><td class=n>{cr:,}</td><td class=n>{ua}</td><td class=n>{cr+ua:,}</td><td class=n>-</td><td class=n>-</td><td class=n>-</td><td></td></tr>')
            t.update(statusText='VACANT');
            s[0]+=cr
            t['contractRent']=float(cr)
        elif mgr:
            nocc+=1
            nm=g.lf();out.append(f'<tr><td>{u}</td><td>{k}</td><td>{nm}</td><td class=c>EMP</td><td>06/01/2019</td><td>&mdash;</td><td class=n>0</td><td class=n>0</td><td class=n>0</td><td class=n>0</td><td class=n>0</td><td class=n>0</td><td>Site mgr unit, non-revenue</td></tr>')
            t.update(tenantName=nm,statusText='EMP',moveInDate=dt.date(2019,6,1),contractRent=0.0,deposit=0.0,charges=[dict(code='Tenant Rent',amount=0.0),dict(code='HAP',amount=0.0)])
        else:
            nocc+=1;nm=g.lf();mi=g.date('2009-03-01','2025-05-01');rc=addm(dt.date(2025,7,1),r.randint(0,11)).replace(day=1)
            ttp=r.choice([25,r.randint(120,430),r.randint(120,430),r.randint(200,600)])
            tr=max(0,ttp-ua);ur=max(0,ua-ttp);hap=cr-tr
            stt=r.choice(['OCC','OCC','OCC','OCC','OCC','NTV']) 
            dep=r.choice([50,tr,212,187,300]);
            note='UR '+str(ur) if ur else ('Xfer list' if r.random()<.05 else '')
            mo=None
            out.append(f'<tr><td>{u}</td><td>{k}</td><td>{nm}</td><td class=c>{stt}</td><td>{us(mi)}</td><td>{us(rc)}</td><td class=n>{cr:,}</td><td class=n>{ua}</td><td class=n>{cr+ua:,}</td><td class=n>{tr}</td><td class=n>{hap:,}</td><td class=n>{dep}</td><td>{note}</td></tr>')
            s[0]+=cr;s[1]+=tr;s[2]+=hap;s[3]+=dep
            t.update(tenantName=nm,statusText=stt,moveInDate=mi,contractRent=float(cr),deposit=float(dep),charges=[dict(code='Tenant Rent',amount=float(tr)),dict(code='HAP',amount=float(hap))])
        rows.append(t)
    tots.append(s)
    out.append(f'<tr class=t><td colspan=6>Total {b} ({n} units)</td><td class=n>{s[0]:,}</td><td></td><td></td><td class=n>{s[1]:,}</td><td class=n>{s[2]:,}</td><td class=n>{s[3]:,}</td><td></td></tr>')
T=[sum(x[i] for x in tots) for i in range(4)]
out.append(f'<tr class=t><td colspan=6>PROJECT TOTAL ({len(rows)} units)</td><td class=n>{T[0]:,}</td><td></td><td></td><td class=n>{T[1]:,}</td><td class=n>{T[2]:,}</td><td class=n>{T[3]:,}</td><td></td></tr>')
H=f'''<meta charset=utf8><style>@page{{size:letter landscape;margin:12mm}}body{{font:8.5pt "DejaVu Serif"}}table{{border-collapse:collapse;width:100%}}td,th{{border:.5px solid #666;padding:1.5px 4px;white-space:nowrap;font-size:7.6pt}}thead{{display:table-header-group}}th{{background:#dfe7d8}}tr{{page-break-inside:avoid}}.n{{text-align:right}}.c{{text-align:center}}.b td{{background:#eee;font-weight:bold;border-left:4px solid #354}}.t td{{font-weight:bold;border-top:1.5px solid #000}}.v{{font-style:italic}}h2{{margin:0;font-size:13pt}}.s td{{border:none}}</style>
<h2>MARROW STREET APARTMENTS</h2><div>Project-Based Section 8 &bull; HAP Contract No. OH12-0044-019 &bull; Rent Roll effective July 1, 2025<br>Prepared by: Larkfield Nonprofit Housing Corp. &bull; Rents per approved Rent Schedule (HUD-92458), OCAF 4.1 %</div><br>
<table><thead><tr><th rowspan=2>Apt</th><th rowspan=2>Size</th><th rowspan=2>Head of Household</th><th rowspan=2>St.</th><th rowspan=2>Move-in</th><th rowspan=2>Next<br>Recert.</th><th colspan=3>Rent Schedule</th><th colspan=2>Who pays</th><th rowspan=2>Sec.<br>Dep.</th><th rowspan=2>Remarks</th></tr><tr><th>Contract<br>Rent</th><th>Util.<br>Allow.</th><th>Gross<br>Rent</th><th>Tenant<br>Rent</th><th>HAP<br>Subsidy</th></tr></thead><tbody>{''.join(out)}</tbody></table>
<p>OCC = occupied; NTV = occupied, 30-day notice received; EMP = employee unit; UR = utility reimbursement paid to tenant (not deducted from HAP shown). Contract rent of vacant units is included in building totals.<br>Units: {len(rows)} &nbsp; Occupied (incl. employee): {nocc} &nbsp; Vacant: {nvac}</p>'''
open(ROOT+'/makers/_page.html','w').write(H)
subprocess.run(['chromium','--headless','--no-sandbox','--no-pdf-header-footer','--print-to-pdf='+DOC+fn,ROOT+'/makers/_page.html'],capture_output=True)
save(fn,'MULTIFAMILY','Project-based Section 8 rent roll, nonprofit manager, browser print','two-level headers, contract rent vs tenant rent vs HAP, building bands with totals, utility allowance/gross rent distractors, vacant cell spanning columns',rows,'Marrow Street Apartments','2025-07-01',len(rows),nocc,nvac)
