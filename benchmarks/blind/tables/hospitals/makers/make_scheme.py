# Writer document (HTML -> odt layout -> PDF); truth from the data; only the bounding boxes come from the printed positions
import json,subprocess,re
N='pension_scheme_annual_report'
tabs=[]
def tab(page,rows,widths,al,hdr,style,rowcls={}):
    m=len(widths);cells=[];h=f'<table width="{sum(widths)}" cellspacing="0" cellpadding="2" style="border-collapse:collapse;page-break-inside:avoid">'+''.join(f'<col width="{w}">' for w in widths)
    occ=set()
    for r,row in enumerate(rows):
        h+='<tr>'
        for j in range(m):
            if (r,j) in occ: continue
            c=row[j]; cs=rs=1; a=al[j]
            if isinstance(c,tuple): c,cs,rs=c[:3]; a='center' if cs>1 else a
            for x in range(rs):
                for y in range(cs): occ.add((r+x,j+y))
            if c: cells.append([r,j,r+rs-1,j+cs-1,' '.join(c.replace('<br>',' ').split())])
            b=style(r,j,len(rows)); t=c if c else ''
            if (r<hdr or r in rowcls) and t: t=f'<b>{t}</b>'
            h+=f'<td align="{a}" colspan="{cs}" rowspan="{rs}" valign="{"bottom" if r<hdr else "top"}" style="{b}">{t or "&nbsp;"}</td>'
        h+='</tr>'
    tabs.append(dict(page=page,bbox=None,n_rows=len(rows),n_cols=m,cells=cells,w=sum(widths)*.75)); return h+'</table>'
def nf(v): return f'({-v:,})' if v<0 else (f'{v:,}' if v else '–')
inc=[('Employer contributions','4',18420,17655),('Member contributions','4',6212,5980),('Transfers in','5',1104,2236),('Other income','',87,41)]
out=[('Benefits paid','6',-21866,-19904),('Payments to leavers','7',-3120,-2788),('Administrative expenses','8',-1342,-1265)]
ret=[('Investment income','9',9761,8854),('Change in market value','10',24318,-31507),('Investment management expenses','11',-1896,-1934)]
rows=[['','Note','2024<br>£000','2023<br>£000'],['Dealings with members','','','']];b={1}
def S(L): return [sum(x[i] for x in L) for i in (2,3)]
for x in inc: rows.append([x[0],x[1],nf(x[2]),nf(x[3])])
a=S(inc); b.add(len(rows)); rows.append(['Total additions','',nf(a[0]),nf(a[1])])
for x in out: rows.append([x[0],x[1],nf(x[2]),nf(x[3])])
o=S(out); b.add(len(rows)); rows.append(['Total withdrawals','',nf(o[0]),nf(o[1])])
net=[a[0]+o[0],a[1]+o[1]]; b.add(len(rows)); rows.append(['Net (withdrawals) additions from dealings with members','',nf(net[0]),nf(net[1])])
b.add(len(rows)); rows.append(['Returns on investments','','',''])
for x in ret: rows.append([x[0],x[1],nf(x[2]),nf(x[3])])
r_=S(ret); b.add(len(rows)); rows.append(['Net returns','',nf(r_[0]),nf(r_[1])])
ch=[net[0]+r_[0],net[1]+r_[1]]; rows.append(['Net increase (decrease) in the fund','',nf(ch[0]),nf(ch[1])])
op23=412306; op24=op23+ch[1]; rows.append(['Net assets at 1 April','',nf(op24),nf(op23)])
b.add(len(rows)); rows.append(['Net assets at 31 March','',nf(op24+ch[0]),nf(op24)])
tot={r for r in range(len(rows)) if r in b and rows[r][2] or r==0}
def st(r,j,n):
    s='border:none'
    if j>=2 and r in tot and r: s='border:none;border-top:0.6pt solid #000'
    if j>=2 and r==n-1: s='border:none;border-top:0.6pt solid #000;border-bottom:2.4pt double #000'
    return s
t1=tab(1,rows,[330,50,90,90],['left','center','right','right'],1,st,b)
# membership movement
M=[('At 1 April 2023',[4120,3655,2874,412]),('Joined',[388,0,0,0]),('Left with deferred benefits',[-241,241,0,0]),('Retired',[-118,-97,215,0]),('Transferred out',[0,-64,0,0]),('Died',[-6,-9,-71,-23]),('New dependants',[0,0,0,31]),('Refunds and commutations',[-52,-18,0,-2])]
f=lambda v: '–' if v==0 else (f'({-v})' if v<0 else f'{v:,}')
rows=[['','Active','Deferred','Pensioners','Dependants','Total']]; T=[0]*4
for n,v in M: T=[p+q for p,q in zip(T,v)]; rows.append([n]+[f(q) for q in v]+[f(sum(v))])
rows.append(['At 31 March 2024']+[f(q) for q in T]+[f(sum(T))])
t2=tab(2,rows,[190,70,75,80,85,70],['left']+['right']*5,1,lambda r,j,n: 'border:none;border-bottom:0.5pt solid #888;'+('background:#e8e2d0' if r in(0,n-1) else ''),{9})
A=[('M. Holloway (chair)','Independent','1 May 2019','6 of 6','4 of 4','–'),('C. Ravensdale','Employer','12 January 2021','5 of 6','–','3 of 3'),('D. Okonjo','Employer','1 April 2022','6 of 6','4 of 4','3 of 3'),('Professor H. Lindgren','Members','3 July 2020','4 of 6','3 of 4','–'),('S. Tanaka-Wells','Members','3 July 2020','6 of 6','–','2 of 3'),('J. Brightwater','Pensioners','18 October 2023','3 of 3','–','1 of 1')]
rows=[[('Trustee',1,2),('Chosen by',1,2),('In office since',1,2),('Meetings attended',3,1),None,None],[None,None,None,'Board','Investment','Audit and risk']]+[list(x) for x in A]
t3=tab(2,rows,[140,85,110,70,80,85],['left','left','left','center','center','center'],2,lambda r,j,n:'border:0.5pt solid #000')
P=lambda s:f'<p style="margin:0 0 7pt 0;text-align:justify">{s}</p>'
Hd=lambda s:f'<p style="margin:9pt 0 4pt 0"><b><font size="4" color="#5a4a1a">{s}</font></b></p>'
cap=lambda s:f'<p style="margin:4pt 0"><i>{s}</i></p>'
html=f'''<html><head><meta charset="utf-8"><title>x</title><style>@page{{size:21cm 29.7cm;margin:2cm 2.2cm}} body,p,td{{font-family:"P052";font-size:10pt}} td,td p{{margin:0;margin-top:0cm;margin-bottom:0cm}}</style></head><body lang="en-GB">
<p style="margin:0 0 10pt 0"><b><font size="5" color="#5a4a1a">Lowmoor Textile Workers’ Pension Scheme</font></b></p>
{P('The trustees present their report and the fund account for the year to 31 March 2024. Markets recovered from the fall of the year before, and the scheme’s bonds and shares both gained. Benefits paid rose with the April increase of 6.7 per cent and with more retirements than expected.')}
{Hd('Fund account for the year ended 31 March 2024')}{t1}
{P('&nbsp;')}{P('The notes on pages 14 to 22 form part of these statements. Transfers in fell because no group moved into the scheme this year. The cost of administration includes the fee for the valuation as at 31 March 2023, which showed a funding level of 97 per cent.')}
{P('The employer pays 19.4 per cent of pensionable pay until the next valuation. Members pay between 5.5 and 8 per cent according to section.')}
<p style="page-break-before:always;margin:0 0 4pt 0"><b><font size="4" color="#5a4a1a">Membership</font></b></p>
{P('Total membership rose for the first time since 2017, although active members were slightly fewer. Members with more than one period of service are counted once for each.')}
{t2}{cap('Table 2. Movement in membership during the year. Pensions bought from insurers are left out.')}
{Hd('Trustees and their meetings')}
{P('The board met six times. Mr Brightwater followed Mrs Aldous, who retired in September after eleven years. Half of the trustees are chosen by members and pensioners. All have completed the regulator’s learning programme.')}
{cap('Table 3. Trustees in office at the year end, and attendance')}{t3}
{P('&nbsp;')}{P('Questions about benefits should be sent to the scheme office, Weaver House, Lowmoor. Members may ask for a copy of the rules, the statement of investment principles and the last valuation. Complaints go first to the secretary, who must answer within two months.')}
<ul><li>Pension statements are sent each September.</li><li>Tell the office when you move or marry.</li><li>Beware of calls that offer to release your pension early.</li></ul>
</body></html>'''
open(N+'.html','w').write(html)
U='-env:UserInstallation=file:///tmp/docextract-blind-lo'
subprocess.run(['nice','soffice','--headless',U,'--convert-to','pdf:writer_web_pdf_Export' if 0 else 'odt:writer8','--infilter=HTML (StarWriter)',N+'.html'],capture_output=True)
subprocess.run(['nice','soffice','--headless',U,'--convert-to','pdf',N+'.odt'],capture_output=True)
x=subprocess.run(['pdftotext','-bbox',N+'.pdf','-'],capture_output=True,text=True).stdout
pages=[re.findall(r'xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<',p) for p in x.split('<page ')[1:]]
def pos(p,words):
    L=pages[p-1]
    for i in range(len(L)):
        if [q[4] for q in L[i:i+len(words)]]==words: return [float(v) for v in L[i][:4]]
    print('not found',words)
B=[(('2024','£000'),('Net','assets','at','31')),(('Active',),('At','31','March','2024')),(('Trustee',),('J.','Brightwater'))]
x0,x1=62.4,595.3-62.4
for t,(s,e) in zip(tabs,B):
    a=pos(t['page'],list(s[:1])) if t['page']==2 else [q for q in [list(map(float,w[:4])) for w in pages[0] if w[4]=='£000']][0]
    z=pos(t['page'],list(e)); 
    top=a[1]-2 if t['page']==2 else a[1]-16
    if s==('Trustee',): top=pos(2,['Meetings','attended'])[1]-3
    t['bbox']=[x0,round(top,1),x0+t['w'],round(z[3]+3,1)]
for t in tabs: t.pop('w')
json.dump(dict(suite='t10',doc=N,pdf=N+'.pdf',kind='generated',complete=True,tables=tabs),open(N+'.truth.json','w'),ensure_ascii=False,indent=0)
print(len(pages),[(t['n_rows'],t['n_cols'],t['bbox']) for t in tabs])
