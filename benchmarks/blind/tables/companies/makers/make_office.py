import subprocess,os,json,random,html
from make_lib import HERE
random.seed(99)
NS='xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"'
E=html.escape
CM=72/2.54
def convert(f):
    subprocess.run(['nice','soffice','-env:UserInstallation=file://'+HERE+'/lo_prof','--headless','--convert-to','pdf','--outdir',HERE,f],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
def truth(name,tabs): json.dump({"suite":"companies","doc":name,"pdf":name+'.pdf',"kind":"generated","complete":True,"tables":tabs},open(f'{HERE}/{name}.truth.json','w'),ensure_ascii=False,indent=0)
# ===== spreadsheet: used machinery stock list
name='used_machinery_stock_list'
cw=[1.7,4.6,1.3,1.5,2.0,1.6,2.2,2.9]
hd=['Stock no.','Make and model','Year','Hours','Power (kW)','CE','Price ex VAT','Location']
al=['l','l','c','r','r','c','r','i']
groups=[('Wheel loaders',['Tarrant WL 70','Tarrant WL 90 HD','Oxbow 421','Oxbow 521 G','Feldmeister L 12','Feldmeister L 16 Z','Kolvik 180']),('Crawler excavators',['Oxbow X 80','Oxbow X 140 LC','Kolvik 220 NLC','Kolvik 300','Tarrant E 26 zero tail','Feldmeister R 9','Sumeda 135-7','Sumeda 210-7']),('Telehandlers',['Merrow 7.30','Merrow 9.40 Turbo','Merrow 14.42','Oxbow T 633','Tarrant TH 55']),('Dumpers and trucks',['Hask A 25','Hask A 30 6x6','Thrale 6 t swivel','Thrale 9 t cabin','Thrale 3 t']),('Rollers and compactors',['Bomark 120 tandem','Bomark 213 D','Vibrel 74 reversible plate','Vibrel 1200 trench','Hask R 10']),('Generators and compressors',['Volta 60 silent','Volta 110 silent','Volta 250','Airmax 53','Airmax 125 trailer']),('Access platforms',['Hylift 12 scissor','Hylift 18 scissor diesel','Boomer 45 articulated','Boomer 60'])]
rows=[hd];kinds=['h']
n=4100
for g,ms in groups:
    rows.append([g]+['']*7);kinds.append('g')
    for mdl in ms:
        n+=random.randint(1,17);y=random.randint(2009,2023)
        p=random.randint(30,1180)*100
        rows.append([f'U{n}',mdl,str(y),random.choice(['']*1+[f'{random.randint(300,14000):,}']*6),f'{random.uniform(9,190):.1f}' if g not in('Access platforms',) else '',random.choice(['yes','yes','yes','no']),random.choice([f'€ {p:,}']*7+['sold']),random.choice(['Tilburg','Tilburg','Venlo','Ghent','in transit'])]);kinds.append('b')
rh=.46;mg=1.5
def cs(nm,par,cell,txt): return f'<style:style style:name="{nm}" style:family="table-cell"><style:table-cell-properties style:vertical-align="middle" fo:padding="0.04cm" {cell}/><style:paragraph-properties fo:text-align="{par}"/><style:text-properties style:font-name="Liberation Sans" fo:font-family="Liberation Sans" fo:font-size="8pt" {txt}/></style:style>'
AL={'l':'start','c':'center','r':'end','i':'start" fo:margin-left="0.35cm'}
st=''
for k,cell,txt in [('h','fo:background-color="#f2c14e" fo:border-bottom="1pt solid #000000" fo:border-top="1pt solid #000000"','fo:font-weight="bold"'),('g','fo:background-color="#eeeeee"','fo:font-weight="bold"'),('b','fo:border-bottom="0.25pt solid #999999"','')]:
    for a in AL: st+=cs(k+a,AL[a],cell,txt)
st+=cs('title','start','','').replace('8pt','14pt')+cs('sub','start','','')
for i,w in enumerate(cw): st+=f'<style:style style:name="co{i}" style:family="table-column"><style:table-column-properties style:column-width="{w}cm"/></style:style>'
st+=f'<style:style style:name="ro" style:family="table-row"><style:table-row-properties style:row-height="{rh}cm" style:use-optimal-row-height="false"/></style:style><style:style style:name="rt" style:family="table-row"><style:table-row-properties style:row-height="0.8cm" style:use-optimal-row-height="false"/></style:style>'
st+='<style:page-layout style:name="pl"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin="1.5cm" style:print-orientation="portrait" style:scale-to="100%"/><style:header-style/><style:footer-style/></style:page-layout>'
st+='<style:style style:name="ta" style:family="table" style:master-page-name="Default"><style:table-properties table:display="true"/></style:style>'
body=''.join(f'<table:table-column table:style-name="co{i}"/>' for i in range(8))
def trow(cells,sty,rs): return f'<table:table-row table:style-name="{rs}">'+''.join(f'<table:table-cell table:style-name="{s}"'+(f' office:value-type="string"><text:p>{E(t)}</text:p></table:table-cell>' if t else '/>') for t,s in zip(cells,sty))+'</table:table-row>'
body+=trow(['De Wit Machinery B.V. – stock list 18 / 2025'],['title'],'rt')+trow(['Prices include a pre-delivery check. Subject to prior sale. Transport on request.'],['sub'],'ro')+trow([''],['sub'],'ro')
for r,k in zip(rows,kinds): body+=trow(r,[k+('l' if k=='g' else a) for a in al],'ro')
body+=trow([''],['sub'],'ro')+trow(['CE: machine has a valid conformity mark. Hours are read from the meter and are not guaranteed.'],['sub'],'ro')
doc=f'<?xml version="1.0" encoding="UTF-8"?><office:document {NS} office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:automatic-styles>{st}</office:automatic-styles><office:master-styles><style:master-page style:name="Default" style:page-layout-name="pl"><style:header style:display="false"/><style:footer style:display="false"/></style:master-page></office:master-styles><office:body><office:spreadsheet><table:table table:name="Stock" table:style-name="ta">{body}</table:table></office:spreadsheet></office:body></office:document>'
f=f'{HERE}/{name}.fods';open(f,'w').write(doc);convert(f)
top=(mg+.8+2*rh)*CM
truth(name,[{"page":1,"bbox":[round(v,1) for v in(mg*CM,top,(mg+sum(cw))*CM,top+len(rows)*rh*CM)],"n_rows":len(rows),"n_cols":8,"cells":[[i,j,i,j,t] for i,r in enumerate(rows) for j,t in enumerate(r) if t]}])
print(len(rows),'rows')
# ===== writer: supplier scorecard
name='supplier_scorecard_memo'
st='<style:page-layout style:name="pl"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin="2.2cm"/></style:page-layout>'
auto=''
def ps(n,sz,lh,extra='',b='',ta='start'): return f'<style:style style:name="{n}" style:family="paragraph"><style:paragraph-properties fo:line-height="{lh}cm" fo:margin-top="0cm" fo:margin-bottom="0cm" fo:text-align="{ta}" {extra}/><style:text-properties fo:font-family="Liberation Serif" fo:font-size="{sz}pt" {b}/></style:style>'
B='fo:font-weight="bold"'
auto+=ps('T',16,.9,b=B)+ps('P',10.5,.5,ta='justify')+ps('Hd',11.5,.7,b=B)+ps('Cap',9,.55,b='fo:font-style="italic"')
for a in AL: auto+=ps('c'+a,9.5,.42,ta=AL[a])+ps('b'+a,9.5,.42,ta=AL[a],b=B)
els=[];tabs=[];Y=[2.2]
def par(s,t,lh,lines=1): els.append(f'<text:p text:style-name="{s}">{E(t)}</text:p>');Y[0]+=lh*lines
styles={}
def tstyle(key):
    if key not in styles:
        n=f'tc{len(styles)}';styles[key]=n
        global auto
        auto+=f'<style:style style:name="{n}" style:family="table-cell"><style:table-cell-properties fo:padding="0.08cm" style:vertical-align="middle" {key}/></style:style>'
    return styles[key]
tn=[0]
def table(cw,rows,al,css,left=0):
    """rows: list of (cells, lines, bold); cell: None covered, str, or (text,cs,rs)"""
    global auto
    tn[0]+=1;k=f'tb{tn[0]}'
    auto+=f'<style:style style:name="{k}" style:family="table"><style:table-properties style:width="{sum(cw)}cm" table:align="left" fo:margin-left="0cm" fo:margin-top="0cm" fo:margin-bottom="0cm" table:border-model="collapsing"/></style:style>'
    for i,w in enumerate(cw): auto+=f'<style:style style:name="{k}c{i}" style:family="table-column"><style:table-column-properties style:column-width="{w}cm"/></style:style>'
    x=f'<table:table table:name="{k}" table:style-name="{k}">'+''.join(f'<table:table-column table:style-name="{k}c{i}"/>' for i in range(len(cw)))
    y0=Y[0];cells=[]
    for ri,(cs_,ln,b) in enumerate(rows):
        h=round(.42*ln+.16,3);auto+=f'<style:style style:name="{k}r{ri}" style:family="table-row"><style:table-row-properties style:row-height="{h}cm"/></style:style>'
        x+=f'<table:table-row table:style-name="{k}r{ri}">'
        for ci,c in enumerate(cs_):
            if c is None: x+='<table:covered-table-cell/>';continue
            t,cs,rs=c if isinstance(c,tuple) else (c,1,1)
            a='c' if cs>1 else al[ci]
            x+=f'<table:table-cell table:style-name="{tstyle(css(ri,ci,len(rows),rs))}" table:number-columns-spanned="{cs}" table:number-rows-spanned="{rs}"><text:p text:style-name="{"b" if b else "c"}{a}">{E(t)}</text:p></table:table-cell>'
            if t: cells.append([ri,ci,ri+rs-1,ci+cs-1,t])
        x+='</table:table-row>';Y[0]+=h
    els.append(x+'</table:table>')
    tabs.append({"page":1,"bbox":[round(v*CM,1) for v in(2.2,y0,2.2+sum(cw),Y[0])],"n_rows":len(rows),"n_cols":len(cw),"cells":cells})
par('T','Supplier scorecard, second quarter 2024',.9)
par('P','To: category buyers and plant quality leads. From: Supplier Quality, Varden Appliances AB.',.5);par('P','',.5)
par('P','Eight suppliers of moulded and pressed parts were rated on delivery, quality and service. Two of them remain on watch and will be audited before the end of October. The limits are unchanged since January.',.5,2);par('P','',.5)
par('Cap','Table 1 – Ratings by supplier (points out of 100)',.55)
F=lambda ri,ci,n,rs:'fo:border="0.5pt solid #444444"'+(' fo:background-color="#d9e5ef"' if ri<2 else ' fo:background-color="#fde9e7"' if ri in(5,9) else '')
rows=[([('Supplier',1,2),('Delivery',2,1),None,('Quality',2,1),None,('Service',1,2),('Total',1,2),('Status',1,2)],1,True),([None,'On time','Points','PPM','Points',None,None,None],1,True)]
for r in [('Altmark Formteile','98.2%','38','112','36','18','92','preferred'),('Brennan Mouldings','95.0%','34','240','33','17','84','approved'),('Cerasol Plast','99.1%','39','61','38','15','92','preferred'),('Dalby Pressings','81.7%','20','1,940','14','12','46','on watch'),('Ekström Metall','96.4%','35','388','30','19','84','approved'),('Ferrotti Stampi','93.8%','31','275','32','16','79','approved'),('Granville Tooling','97.0%','36','–','–','14','–','new'),('Hokari Seiko','88.3%','26','1,105','20','13','59','on watch')]: rows.append((list(r),1,False))
table([4.0,1.9,1.6,1.7,1.6,1.7,1.5,2.2],rows,['l','r','r','r','r','r','r','l'],F)
par('P','',.5)
par('P','Granville delivered its first samples in May, and so no quality points could be given. Parts per million (PPM) are counted on receipt and on the line.',.5,2);par('P','',.5)
par('Hd','Corrective actions that are still open',.7)
G=lambda ri,ci,n,rs:('fo:border-top="1pt solid #000000" fo:border-bottom="0.5pt solid #000000"' if ri==0 else 'fo:border-bottom="1pt solid #000000"' if ri==n-1 else 'fo:border="none"')
rows=[(['No.','Supplier','Finding','Owner','Due'],1,True),
(['24-031','Dalby Pressings','Burrs on bracket 4471 after tool repair; sorting at the plant since week 19','M. Lind','30 Aug'],2,False),
(['24-036','Dalby Pressings','Late advance shipping notes','P. Osei','16 Aug'],1,False),
(['24-040','Hokari Seiko','Colour drift between batches of the front panel, outside the agreed limit sample','M. Lind','13 Sep'],2,False),
(['24-042','Ferrotti Stampi','Two pallets without labels','','6 Sep'],1,False),
(['24-045','Brennan Mouldings','Weld line visible on lid, cavity 3','R. Amadi','27 Sep'],1,False)]
table([1.6,3.4,7.4,2.2,1.6],rows,['l','l','l','l','l'],G)
par('P','',.5);par('Hd','Limits used',.7)
Hs=lambda ri,ci,n,rs:'fo:background-color="%s"'%('#5b7f95' if 0 else ('#e8e8e8' if ri%2==0 else '#ffffff'))+' fo:border="none"'
rows=[(['Class','Total points','Re-audit','Sourcing of new parts'],1,True),(['Preferred','90 and over','every 36 months','yes, first choice'],1,False),(['Approved','70 to 89','every 24 months','yes'],1,False),(['On watch','40 to 69','within 4 months','only with consent of the board'],1,False),(['Blocked','below 40','–','no'],1,False)]
table([2.4,2.8,3.4,6.4],rows,['l','l','l','l'],Hs)
par('P','',.5)
par('P','Please send comments to the supplier quality desk by 9 August. The next scorecard will be issued in the second half of October.',.5,2)
doc=f'<?xml version="1.0" encoding="UTF-8"?><office:document {NS} office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.text"><office:automatic-styles>{auto}{st}</office:automatic-styles><office:master-styles><style:master-page style:name="Standard" style:page-layout-name="pl"/></office:master-styles><office:body><office:text>{"".join(els)}</office:text></office:body></office:document>'
f=f'{HERE}/{name}.fodt';open(f,'w').write(doc);convert(f)
truth(name,tabs)
