# Lawyers' schedule of co-op maintenance arrears, months as columns, letterhead, serif. PDF through LibreOffice Writer.
from common import *
import subprocess, tempfile, shutil, html
R = random.Random(4506)
K = ['other:Prior','m Jan 2026','m Feb 2026','m Mar 2026','m Apr 2026','m May 2026','other:Legal Fees','other:Unapplied Cash','total']
B_ = [('215 Verity Avenue', [('2C','Anselm Brodeur & Katrin Brodeur'),('3A','Estate of Lillian Moskowitz'),('4F','Priscilla Oyedepo'),('5B','Hector Quiñones'),('6D','Jonas Feld & Miriam Feld'),('7A','Vantage Holdings 215 LLC'),('9E','Thomas J. Carmody'),('10B','Ruth Alcázar')]),
 ('48 Sycamore Terrace', [('1R','Desmond Achebe'),('2L','Ioana Petrescu & Mihai Petrescu'),('3R','Walter Kaczmarek'),('4L','Gloria Santangelo'),('PH','Stellan Wirth')]),
 ('1160 Harrow Road', [('A-12','Carlotta Ruiz-Venn'),('A-31','Edwin Pak & Sunhee Pak'),('B-07','Theodora Mullins'),('B-22','Raymond Fitzhugh'),('B-40','Noemi Castellanos'),('C-03','Barnaby Oakes & Lydia Oakes'),('C-18','Jerome Waddell')])]
STAT = ['30-day demand 5/6','Notice of default','Complaint filed','Stipulation','Demand 4/22','Judgment entered','Settlement talks','Hold per board']
tdb = lambda r: tdn(r).replace('<td align="right">','<td align="right"><b>').replace('</td>','</b></td>')
rows, totals = [], []
n = 0; h = []
tdn = lambda r: ''.join(f'<td align="right">{f2(r[k],"paren","0.00") if r.get(k) is not None else ""}</td>' for k in K)
for bn, us in B_:
    h.append(f'<tr bgcolor="#eeeeee"><td colspan="14"><b>{bn}</b></td></tr>'); g = []
    for u, nm in us:
        m = R.randint(61000, 238000); late = R.randint(1,5); a = {}
        for k in K[1:6][5-late:]: a[k] = m
        if R.random()<.35: a[K[1:6][5-late]] = R.randint(9000, m)
        if late == 5: a['other:Prior'] = int(m*R.uniform(.3, 6))
        if R.random()<.6: a['other:Legal Fees'] = R.choice([35000, 47500, 82000, 125050])
        if R.random()<.25: a['other:Unapplied Cash'] = -R.choice([50000, R.randint(10000,60000)])
        a['total'] = sum(a.values()); n += 1
        r = dict(property=bn, unit=u, name=nm, resident=f'{R.randint(100,999)}-{R.randint(1000,9999)}', **a); g.append(r); rows.append(r)
        nh = html.escape(nm).replace(' &amp; ', ' &amp;<br>')
        h.append(f'<tr valign="top"><td>{n}.</td><td>{u}</td><td>{nh}</td><td>{r["resident"]}</td>{tdn(r)}<td><i>{R.choice(STAT)}</i></td></tr>')
    t = add(g, K); lab = f'Subtotal, {bn}'; totals.append(dict(label=lab, **t))
    h.append(f'<tr><td colspan="4" align="right"><b>{lab}</b></td>{tdb(t)}<td></td></tr>')
t = add(rows, K); lab = 'TOTAL PLACED FOR COLLECTION'; totals.append(dict(label=lab, **t))
h.append(f'<tr bgcolor="#eeeeee"><td colspan="4" align="right"><b>{lab}</b></td>{tdb(t)}<td></td></tr>')
hd = ['No.','Apt.','Shareholder(s)','Account','Prior','Jan 2026','Feb 2026','Mar 2026','Apr 2026','May 2026','Legal Fees','Unapplied Cash','Total Due','Status']
wd = [22,34,122,56,58,56,56,56,56,58,56,58,64,88]
doc = f'''<html><head><meta charset="utf-8"><style>@page {{ size: 13in 8.5in; margin: 0.5in }} body,td,th {{ font-family: "Liberation Serif"; font-size: 9pt }} p {{ margin: 3pt 0 }} td p, th p {{margin:0}}</style></head><body>
<p align="center"><font size="4"><b>DUNMORE PEAKE &amp; OSTRANDER LLP</b></font><br>Attorneys at Law &middot; 90 Cortlandt Row, Suite 1400</p>
<p align="right">June 4, 2026</p><p><b>Schedule B &ndash; Maintenance arrears placed with counsel, balances through May 31, 2026</b></p>
<p>Client: Verity Sycamore Owners Group, Inc. (three cooperative corporations). Furnished to Granite Ferry Bank, collateral desk, under &sect;6.4 of the Credit Agreement. Amounts are those reported by the managing agent; each month&rsquo;s column is the unpaid part of that month&rsquo;s maintenance.</p>
<table border="1" cellspacing="0" cellpadding="2" width="100%"><colgroup>{''.join(f'<col width="{w}">' for w in wd)}</colgroup><thead><tr valign="bottom">{''.join(f'<th width="{w}">{x}</th>' for x, w in zip(hd, wd))}</tr></thead><tbody>{''.join(h)}</tbody></table>
<p>Interest and late fees are not claimed on this Schedule. Nothing herein waives privilege.</p><p>DP&amp;O / rk</p></body></html>'''
d = tempfile.mkdtemp(); open(d+'/schedule_b_maintenance_arrears.html','w',encoding='utf-8').write(doc)
subprocess.run(['soffice','--headless','--infilter=HTML (StarWriter)','--convert-to','pdf:writer_pdf_Export','--outdir',DOC,d+'/schedule_b_maintenance_arrears.html'],check=True,capture_output=True); shutil.rmtree(d)
dump('schedule_b_maintenance_arrears','pdf','AR',K,rows,totals,None,'COOPERATIVE','collections law firm','law-firm schedule, months as buckets, names on two lines, legal fees, status column',True)
