# MRI-like commercial rent roll of a medical office building printed from a browser; steps in sub-rows, charge columns, future/second leases
from common import *
import subprocess
R=random.Random(707); F='R07_St_Brannoc_Medical_Plaza.pdf'; ASON=dt.date(2025,7,31)
T=['Brannoc Valley Cardiology, P.C.','Riverbend Women\u2019s Health','Dr. Odette Szabolay, DDS','Apex Sleep Diagnostics','Sheridan Eye Associates, a Professional Corporation','MedLine Imaging Partners I, LP','Hillcrest Pediatrics','Peak Orthopaedic & Spine','Coram Infusion Suites','Vital Signs Pharmacy','Northgate Audiology','Thistle Behavioral Health','County Health Department (WIC)','Anselm Podiatry Group','Lakeview Dialysis of Brannoc LLC','Bright Smiles Endodontics','Precision Prosthetics & Orthotics','Kettleman Dermatology']
fl=[('Ground Floor',['G10','G20','G30','G40']),('Second Floor',['201','203','205','207','209','211']),('Third Floor',['301','303','305','310','315']),('Fourth Floor',['400','410','420','425'])]
rows=[];ti=0
for f,us_ in fl:
    for u in us_:
        a=R.choice([1188,1424,1650,1902,2260,2745,3311,4870])
        if u in('G30','207','425'): rows.append(dict(unit=u,section=f,area=a,statusText='Vacant',marketRent=round(a*23/12,2))); continue
        lf=start(R,2015,2024)
        lt=addm(lf,R.choice([60,84,120]))-dt.timedelta(1)
        while lt<ASON: lt=addm(lt+dt.timedelta(1),60)-dt.timedelta(1)
        ps=R.choice([20.5,21.75,22,23.4,24.1]); mo=round(a*ps/12,2)
        r=dict(unit=u,section=f,area=a,tenantName=T[ti],marketRent=round(a*23/12,2),contractRent=mo,_ps=ps,statusText='Current',_lf=lf,_lt=lt,_op=round(a*8.15/12,2),_pk=R.choice([0,0,120.0,240.0]),_ot=R.choice([0,0,0,65.0]))
        ti+=1
        r['deposit']=R.choice([0,mo,round(mo*1.5,2)]); r['_cat']=R.choice(['Medical','Medical','Dental','Diagnostic'])
        c=lf; st=[]; x=mo
        while c<=ASON: c=addm(c,12)
        while c<lt and len(st)<3 and R.random()<.85: x=round(x*1.025,2); st.append((c,x)); c=addm(c,12)
        r['_st']=st
        if u=='303': r['_lt']=None; r['_st']=[]; r['statusText']='Month to Month'
        if u=='410': r['statusText']='Dark - paying'
        rows.append(r)
        if u=='301':  # second lease to come
            rows.append(dict(unit=u,section=f,area=a,tenantName='Kindred Allergy & Asthma',contractRent=round(a*24/12,2),_ps=24.0,statusText='Future',_lf=lt+dt.timedelta(1),_lt=addm(lt+dt.timedelta(1),84)-dt.timedelta(1),_op=0,_pk=0,_ot=0,deposit=4000.0,_st=[],_cat='Medical'))
C=[r for r in rows if r['statusText']!='Future']; O=[r for r in C if r['statusText']!='Vacant']
d=lambda x:x.strftime('%-d-%b-%Y') if x else 'MTM'
e=lambda x:m(x) if x else '-'
body='';sec=None
def tot(l,rs,cls):
    o=[r for r in rs if r['statusText'] not in('Vacant','Future')]; cc=[r for r in rs if r['statusText']!='Future']
    return f'<tr class={cls}><td><td colspan=2>{l}<td>{sum(r["area"] for r in cc):,}<td><td><td class=n>{m(sum(r.get("marketRent",0) for r in cc))}<td class=n>{m(sum(r["contractRent"] for r in o))}<td><td class=n>{m(sum(r["_op"] for r in o))}<td class=n>{m(sum(r["_pk"] for r in o))}<td class=n>{m(sum(r["_ot"] for r in o))}<td class=n>{m(sum(r["_tc"] for r in o))}<td class=n>{m(sum(r["deposit"] for r in o))}</tr>'
for r in O: r['_tc']=round(r['contractRent']+r['_op']+r['_pk']+r['_ot'],2)
for i,r in enumerate(rows):
    if r['section']!=sec: sec=r['section']; body+=f'<tr class=s><td colspan=14>{sec}</tr>'
    if r['statusText']=='Vacant': body+=f'<tr><td>{r["unit"]}<td colspan=2>&laquo; Vacant &raquo;<td>{r["area"]:,}<td><td><td class=n>{m(r["marketRent"])}'+'<td>'*7+'</tr>'
    else:
        fu=r['statusText']=='Future'
        body+=f'<tr{" class=fu" if fu else ""}><td>{r["unit"]}<td>{r["tenantName"]}<td>{r["statusText"]}<td>{"" if fu else format(r["area"],",")}<td class=w>{d(r["_lf"])}<td class=w>{d(r["_lt"])}<td class=n>{"" if fu else m(r["marketRent"])}<td class=n>{m(r["contractRent"])}<td class=n>{r["_ps"]:.2f}<td class=n>{e(r["_op"])}<td class=n>{e(r["_pk"])}<td class=n>{e(r["_ot"])}<td class=n>{"" if fu else m(r["_tc"])}<td class=n>{e(r["deposit"])}</tr>'
        for x,y in r['_st']: body+=f'<tr class=st><td><td class=n colspan=3><i>Step rent eff.</i><td class=w>{d(x)}<td><td><td class=n>{m(y)}<td class=n>{y*12/r["area"]:.2f}<td colspan=5></tr>'
    if i+1==len(rows) or rows[i+1]['section']!=sec: body+=tot(sec+' total',[q for q in rows if q['section']==sec],'t')
body+=tot('Building total',rows,'g')
AO=sum(r['area'] for r in O);A=sum(r['area'] for r in C)
html=f'''<!DOCTYPE html><html><head><meta charset=utf-8><style>@page{{size:11in 8.5in;margin:.5in .4in}}body{{font:8px "DejaVu Sans Condensed"}}table{{border-collapse:collapse;width:100%}}thead th{{border-bottom:1px solid #000;text-align:left;vertical-align:bottom;padding:2px 3px;font-size:7.5px}}thead th.u{{border-bottom:.6px solid #888;text-align:center}}td{{padding:1.6px 3px;vertical-align:top}}.n{{text-align:right;white-space:nowrap}}th.n{{text-align:right}}.w{{white-space:nowrap}}tr.s td{{font-weight:bold;color:#7a1f1f;padding-top:7px}}tr.t td{{border-top:.6px solid #000;font-weight:bold}}tr.g td{{border-top:1.5px solid #000;border-bottom:3px double #000;font-weight:bold}}.st td{{color:#444;font-size:7.2px}}.fu td{{font-style:italic;background:#f4f0dc}}tr{{page-break-inside:avoid}}h1{{font-size:13px;margin:0}}</style></head><body>
<h1>St. Brannoc Medical Plaza</h1><div>Commercial Rent Roll &nbsp;|&nbsp; Building ID 0772 &nbsp;|&nbsp; Status through 31-Jul-2025 &nbsp;|&nbsp; Prepared for special servicer, loan 0771-09</div><br>
<table><thead><tr><th colspan=4 class=u>Occupancy<th colspan=2 class=u>Term<th colspan=3 class=u>Rent<th colspan=4 class=u>Recurring billings per month<th></tr>
<tr><th>Suite<th>Occupant<th>Status<th>RSF<th>Start<th>Stop<th class=n>Market<br>$/mo<th class=n>Base<br>$/mo<th class=n>Base<br>$/sf/yr<th class=n>Opex<br>estimate<th class=n>Parking<th class=n>After-hrs<br>HVAC<th class=n>Total<br>incl. base<th class=n>Deposit</tr></thead><tbody>{body}</tbody></table>
<p>Occupied {AO:,} sf ({AO/A*100:.1f}%) in {len(O)} suites; vacant {A-AO:,} sf in {len(C)-len(O)} suites; {len(C)} suites in all. Shaded lines are executed leases not yet commenced and are not in the totals.</p></body></html>'''
p=BASE+'/lo/r07.html'; open(p,'w').write(html)
subprocess.run(['chromium','--headless','--no-sandbox','--disable-gpu','--no-pdf-header-footer',f'--user-data-dir={BASE}/lo/chr',f'--print-to-pdf={D}/{F}',p],check=True,capture_output=True)
for r in rows:
    if r['statusText']=='Vacant': continue
    fu=r['statusText']=='Future'
    r.update(leaseStartDate=iso(r['_lf']),leaseEndDate=iso(r['_lt']) if r['_lt'] else 'MTM',rentSteps=[dict(date=iso(x),amount=y) for x,y in r['_st']],totalCharges=None if fu else r['_tc'],
      charges=[dict(code='Base',amount=r['contractRent'])]+[dict(code=c,amount=r[k]) for c,k in(('Opex estimate','_op'),('Parking','_pk'),('After-hrs HVAC','_ot')) if r[k]])
    if fu: r['area']=None
    if not r['deposit']: r['deposit']=None
save(F,'OFFICE','MRI-like commercial roll of a medical building, printed by a browser','grouped header, floor sections with totals, step-rent sub-rows under the tenant, future lease row for an occupied suite, dark tenant, MTM in the stop column','St. Brannoc Medical Plaza','2025-07-31',len(C),len(O),len(C)-len(O),rows)
