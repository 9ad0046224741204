"""LibreOffice Writer from HTML. Cells of the truth are the cells written; only bbox is measured on the print."""
import subprocess,re,html
from make_lib import write
name='court_fees'
fees=[('1','Starting proceedings',None),('1.1','To issue a claim for money, sum claimed:',''),('','not over £300','35.00'),('','over £300 but not over £1,500','90.00'),('','over £1,500 but not over £5,000','245.00'),('','over £5,000 (per cent of the sum claimed)','5%'),
('1.2','To issue a claim to recover land, other than through the online service','391.00'),('1.3','To issue any other claim','332.00'),('1.4','On filing a counterclaim','As 1.1 or 1.3'),
('2','Fees after issue',None),('2.1','Hearing fee, small claims track','181.00'),('2.2','Hearing fee, fast track','619.00'),('2.3','Hearing fee, multi-track. Returned in full if the court is told in writing, not less than 28 days before, that the hearing will not be needed','1,334.00'),
('3','General applications',None),('3.1','Application on notice','303.00'),('3.2','Application by consent or without notice','119.00'),('3.3','Application to vary or suspend a warrant','15.00'),('3.4','Witness summons, each','21.00'),
('4','Copies and searches',None),('4.1','Copy of a document, first ten pages','11.00'),('','each page after','0.50'),('4.2','Copy on disc, each','11.00'),('4.3','Search of the register, each name','No fee'),
('5','Enforcement',None),('5.1','Warrant of control','91.00'),('5.2','Further attempt at a new address','37.00'),('5.3','Warrant of possession','143.00'),('5.4','Charging order, each debtor','134.00'),('5.5','Order to attend for questioning','65.00')]
rem=[['Household','Income below (month)','Savings below'],['Single person','£1,420','£4,250'],['Couple','£2,130','£4,250'],['Each child under 14, add','£425','–'],['Each child of 14 or over, add','£710','–']]
cells=[]
def td(t,w,al='left',cs=1,st=''): return f'<td width="{w}" colspan="{cs}" align="{al}" valign="top" style="border:none;padding:0.03cm 0.12cm;{st}"><font face="P052" style="font-size:9.5pt">{t}</font></td>'
h=['<html><head><meta charset="utf-8"><style>@page{size:21cm 29.7cm;margin:1.8cm 2.2cm} td p,td{font-size:9.5pt;margin:0} p{margin:0 0 .15cm 0;font-family:P052;font-size:10pt}</style></head><body>',
'<p align="center"><font style="font-size:14pt"><b>Court and Tribunal Office, Cawdon</b></font></p><p align="center"><i>Schedule of civil fees payable from 1 April 2026 (leaflet CF/50)</i></p><p>Fees are paid on filing. Cheques are made out to “Cawdon Court Office”. A fee that is a share of the claim is reckoned on the sum with interest to the date of issue.</p>']
top='border-top:1.2pt solid #000;border-bottom:0.6pt solid #000;'
h.append('<table width="600" cellpadding="1" cellspacing="0" style="border-collapse:collapse"><col width="60"><col width="420"><col width="120">')
h.append('<tr>'+td('<b>No.</b>',60,st=top)+td('<b>Document or step</b>',420,st=top)+td('<b>Fee, £</b>',120,'right',st=top)+'</tr>'); cells.append([(0,'No.'),(1,'Document or step'),(2,'Fee, £')])
for k,(n,t,f) in enumerate(fees):
    if f is None:
        h.append('<tr>'+td(f'<b>{n}</b>',60,st='background:#e9e9e9;')+td(f'<b>{t}</b>',420,st='background:#e9e9e9;')+td('',120,st='background:#e9e9e9;')+'</tr>')
    else:
        e='border-bottom:1.2pt solid #000;' if k==len(fees)-1 else ''
        h.append('<tr>'+td(n,60,st=e)+td(html.escape(t),420,st=e+('' if n else 'padding-left:0.55cm;'))+td(f,120,'right',st=e)+'</tr>')
    cells.append([(j,x) for j,x in enumerate((n,t,f or '')) if x])
h.append('</table><p style="font-size:6pt">&nbsp;</p><p><b>Help with fees.</b> No fee is due from a person whose income and savings are both below the amounts here.</p>')
h.append('<table width="440" cellpadding="1" cellspacing="0" style="border-collapse:collapse"><col width="200"><col width="130"><col width="110">')
for i,r in enumerate(rem): h.append('<tr>'+''.join(f'<td width="{w}" align="{a}" style="border:0.5pt solid #555;padding:0.08cm 0.15cm"><font face="P052" style="font-size:9.5pt">{"<b>"+x+"</b>" if i==0 else x}</font></td>' for x,w,a in zip(r,(200,130,110),('left','center','center')))+'</tr>')
h.append('</table><p style="font-size:6pt">&nbsp;</p><p><i>This leaflet is a guide and has no legal force. Ask at the counter, 10 a.m. to 2 p.m., for the order itself.</i></p></body></html>')
open(name+'.html','w').write('\n'.join(h))
subprocess.run(['nice','soffice','--headless','-env:UserInstallation=file:///tmp/docextract-blind-lo','--convert-to','pdf:writer_web_pdf_Export' if 0 else 'pdf:writer_pdf_Export','--infilter=HTML (StarWriter)',name+'.html'],capture_output=True,timeout=200)
bb=subprocess.run(['pdftotext','-bbox',name+'.pdf','-'],capture_output=True,text=True).stdout
ws=[(float(a),float(b),float(c),float(e),html.unescape(t)) for a,b,c,e,t in re.findall(r'<word xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)">(.*?)</word>',bb)]
print(bb.count('<page '),'pages')
no=next(w for w in ws if w[4]=='No.'); q=next(w for w in ws if w[4]=='65.00')
hh=next(w for w in ws if w[4]=='Household'); la=[w for w in ws if w[4]=='£710'][-1]; sv=[w for w in ws if w[4]=='Savings'][0]; bl=[w for w in ws if w[4]=='below' and abs(w[1]-sv[1])<2][-1]
tabs=[{"page":1,"bbox":[round(no[0]-3,1),round(no[1]-2,1),round(q[2]+3,1),round(q[3]+2,1)],"n_rows":len(cells),"n_cols":3,"cells":[[i,j,i,j,x] for i,r in enumerate(cells) for j,x in r]},
{"page":1,"bbox":[round(hh[0]-4,1),round(hh[1]-3,1),round(bl[2]+8,1),round(la[3]+3,1)],"n_rows":5,"n_cols":3,"cells":[[i,j,i,j,x] for i,r in enumerate(rem) for j,x in enumerate(r)]}]
write(name,tabs); print([t['bbox'] for t in tabs])
