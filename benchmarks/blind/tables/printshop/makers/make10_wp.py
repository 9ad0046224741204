import subprocess, json, re, html, os, sys
HERE=os.path.dirname(os.path.abspath(__file__)); NAME='allotment_handbook'
e=html.escape
out=[];T=[]
def P(t,st='Std'): out.append(f'<text:p text:style-name="{st}">{t}</text:p>')
def H(t,n=1): out.append(f'<text:h text:style-name="H{n}" text:outline-level="{n}">{e(t)}</text:h>')
def UL(items): out.append('<text:list text:style-name="UL">'+''.join(f'<text:list-item><text:p text:style-name="Bul">{e(i)}</text:p></text:list-item>' for i in items)+'</text:list>')
colst=[]
def TB(name,widths,rows,cell,head=1,al='',tot=False,align='left'):
    """rows of str | (str,colspan,rowspan) | None (covered)"""
    s=f'<table:table table:name="{name}" table:style-name="{name}">'
    colst.append(f'<style:style style:name="{name}" style:family="table"><style:table-properties style:width="{sum(widths)}cm" table:align="{align}" fo:margin-left="0.3cm" fo:margin-top="0.15cm" fo:margin-bottom="0.25cm"/></style:style>')
    for i,w in enumerate(widths):
        colst.append(f'<style:style style:name="{name}.{i}" style:family="table-column"><style:table-column-properties style:column-width="{w}cm"/></style:style>')
        s+=f'<table:table-column table:style-name="{name}.{i}"/>'
    for i,r in enumerate(rows):
        if i==0 and head: s+='<table:table-header-rows>'
        s+='<table:table-row table:style-name="Row">'
        for j,v in enumerate(r):
            if v is None: s+='<table:covered-table-cell/>'; continue
            sp=''
            if isinstance(v,tuple): v,cs,rs=v; sp=f' table:number-columns-spanned="{cs}" table:number-rows-spanned="{rs}"'
            a='c' if i<head and isinstance(r[j],tuple) and r[j][1]>1 else (al+'l'*20)[j]; b='B' if i<head or (tot and i==len(rows)-1) else ''
            s+=f'<table:table-cell table:style-name="{cell(i,j)}"{sp} office:value-type="string"><text:p text:style-name="C{a}{b}">{e(v)}</text:p></table:table-cell>'
        s+='</table:table-row>'
        if i+1==head: s+='</table:table-header-rows>'
    out.append(s+'</table:table>')
def truth(rows):
    c=[]
    for i,r in enumerate(rows):
        for j,v in enumerate(r):
            if not v: continue
            cs=rs=1
            if isinstance(v,tuple): v,cs,rs=v
            if v: c.append([i,j,i+rs-1,j+cs-1,v])
    return c
P('Tannery Row Allotment Society','Title')
P('Members’ handbook, eleventh edition','Sub')
H('1  Plots and rents')
P('The society rents 2.4 hectares from the parish and lets it in plots of three sizes. Rents fall due on 1 October. A member who gives up a plot before 1 March is repaid half. The committee may let part of a plot to a second person when the first has been ill.')
P('Rents from 1 October, with water and the key deposit:','Keep')
t1=[['Plot','Area','Rent','Water','Deposit'],['Full','250 m²','£ 62.00','£ 14.50','£ 10'],['Half','125 m²','£ 34.00','£ 8.00','£ 10'],['Starter bed','40 m²','£ 12.00','£ 3.50','£ 10'],['Raised bed (wheelchair access)','12 m²','£ 5.00','none','none']]
# table by tab stops, the way many people make one
for i,r in enumerate(t1): P('<text:tab/>'.join(e(v) for v in r),'TabB' if i==0 else 'Tab')
P('','Std')
H('2  What members agree to')
UL(['Keep at least three quarters of the plot in cultivation, and paths 60 cm wide on every side.','Light fires only from 1 November to 31 March, after dusk, and never leave them alone.','Keep no livestock except hens (at most six) and bees by agreement.','Close the gates. The code is changed in April and is sent with the rent receipt.'])
P('Offences are dealt with by letter. The steps are:')
t2=[['Step','When','What happens','Who signs'],['First letter','After a plot inspection','The member has 28 days to put things right and may ask for help from the working party.','Plot steward'],['Second letter','28 days later','A second visit is made. Where there has been illness or bereavement the time is doubled.','Secretary'],['Notice to quit','After a further 14 days',('The plot is re-let to the next person on the waiting list; sheds must go within a month.',2,1),None]]
TB('Tsteps',[2.8,3.4,7.2,2.6],t2,lambda i,j:'CGh' if i==0 else 'CG')
H('3  Skips, deliveries and open days')
P('Manure comes from Low Barn and is tipped by the lower gate. Please take no more than ten barrows until everyone has had a share. The open day is on the second Sunday in July; cuttings and surplus plants are sold for the hospice, and judges walk round at eleven.')
P('Diary','Keep')
t3=[['Month','Date','Event','Place','Bring']]+[r.split('|') for r in ['January|Sat 13|Seed potato sale|Hut|Bags','January|Sun 28|Hedge laying|North side|Gloves, loppers','February|Sat 10|Seed swap|Reading Room|Labelled packets','February|Tue 20|Annual general meeting|Reading Room|–','March|Sat 9|Water turned on|All taps|–','March|Sun 24|Path working party|Rows 1–14|Spade','April|Sat 13|Skip|Lower gate|No plasterboard','May|Sun 12|Plant sale|Hut|Surplus seedlings','June|Sat 8|First plot inspection|All plots|–','July|Sun 14|Open day and judging|Whole site|Cakes','August|Sat 24|Vegetable show|Village hall|Entries by 9 am','September|Sat 14|Second plot inspection|All plots|–','October|Tue 1|Rents due|By post or bank|–','October|Sat 19|Manure delivery|Lower gate|Barrow','November|Sat 2|Bonfire|Old orchard|Clean wood only','November|Sat 16|Water turned off|All taps|–']]
TB('Tdiary',[2.4,1.9,4.9,3.4,3.4],t3,lambda i,j:'CBh' if i==0 else ('CBa' if i%2==0 else 'CB'))
H('4  The show')
P('Prizes are given in fourteen classes, and the cups are held for one year. The entry fee is 30p for members and 50p for others. Last year’s winners and the points towards the Hargrave Cup were:')
t4=[[('Class',1,2),('Entries',1,2),('First',2,1),None,('Second',2,1),None],[None,None,'Name','Points','Name','Points'],['Onions, dressed','17','E. Tordoff','6','J. Pask','4'],['Runner beans','22','M. Oldroyd','6','E. Tordoff','4'],['Potatoes, white','14','J. Pask','6','S. Birkin','4'],['Sweet peas','9','A. Quarmby','5','','' ],['Dahlias','12','S. Birkin','5','A. Quarmby','3'],['Jam','31','L. Ellam','3','M. Oldroyd','2']]
TB('Tshow',[4.2,2,3.4,1.8,3.4,1.8],t4,lambda i,j:'CN0' if i==0 else 'CNh' if i==1 else 'CNz' if i==len(t4)-1 else 'CN',head=2,al='lrlrlr')
P('No second prize was awarded for sweet peas.','Small')
H('5  Pests')
UL(['Blight: lift and burn haulms at the first spots; tell the steward.','White rot: do not move soil or tools from an affected bed.','Pigeons: nets must be taut and looked at every day for trapped birds.'])
pst=lambda n,pp,tp,parent='':f'<style:style style:name="{n}" style:family="paragraph"><style:paragraph-properties {pp}/><style:text-properties style:font-name="Liberation Sans" {tp}/></style:style>'
tabs='<style:tab-stops><style:tab-stop style:position="6.4cm" style:type="left"/><style:tab-stop style:position="9.8cm" style:type="right"/><style:tab-stop style:position="12.2cm" style:type="right"/><style:tab-stop style:position="14.8cm" style:type="right"/></style:tab-stops>'
ff='fo:font-family="Liberation Sans"'
def ps(n,pp='',tp='fo:font-size="10.5pt"',inner=''): return f'<style:style style:name="{n}" style:family="paragraph"><style:paragraph-properties {pp}>{inner}</style:paragraph-properties><style:text-properties style:font-name="F" {tp}/></style:style>'
cs=lambda n,p: f'<style:style style:name="{n}" style:family="table-cell"><style:table-cell-properties {p}/></style:style>'
st=[ps('Title','fo:margin-bottom="0.1cm"','fo:font-size="20pt" fo:font-weight="bold" fo:color="#1f4e79"'),ps('Sub','fo:margin-bottom="0.4cm"','fo:font-size="12pt" fo:font-style="italic"'),
ps('Std','fo:margin-bottom="0.2cm" fo:line-height="112%"'),ps('Keep','fo:margin-bottom="0.1cm" fo:keep-with-next="always"'),ps('Small','fo:margin-bottom="0.2cm"','fo:font-size="8.5pt"'),ps('Bul','fo:margin-bottom="0.05cm"'),
ps('H1','fo:margin-top="0.35cm" fo:margin-bottom="0.15cm" fo:keep-with-next="always"','fo:font-size="14pt" fo:font-weight="bold" fo:color="#2e74b5"'),
ps('Tab','fo:margin-left="0.3cm"','fo:font-size="10.5pt"',tabs),ps('TabB','fo:margin-left="0.3cm"','fo:font-size="10.5pt" fo:font-weight="bold"',tabs)]
for a,n in (('l','start'),('r','end'),('c','center')): st+=[ps('C'+a,f'fo:text-align="{n}"','fo:font-size="9.5pt"'),ps('C'+a+'B',f'fo:text-align="{n}"','fo:font-size="9.5pt" fo:font-weight="bold"')]
pad='fo:padding="0.09cm"'
padn='fo:padding-top="0.09cm" fo:padding-bottom="0.09cm" fo:padding-left="0.2cm" fo:padding-right="0.2cm"'
b='0.5pt solid #000000'; bl='0.5pt solid #9cc2e5'
st+=[cs('CG',f'{pad} fo:border="{b}"'),cs('CGh',f'{pad} fo:border="{b}" fo:background-color="#d9d9d9"'),
cs('CB',f'{pad} fo:border="none" fo:border-bottom="{bl}"'),cs('CBa',f'{pad} fo:border="none" fo:border-bottom="{bl}" fo:background-color="#deeaf6"'),cs('CBh',f'{pad} fo:border="none" fo:border-bottom="1.5pt solid #5b9bd5"'),
cs('CN',f'{padn} fo:border="none"'),cs('CN0',f'{padn} fo:border="none" fo:border-top="1pt solid #000000"'),cs('CNh',f'{padn} fo:border="none" fo:border-bottom="0.5pt solid #000000"'),cs('CNz',f'{padn} fo:border="none" fo:border-bottom="1pt solid #000000"'),
'<style:style style:name="Row" style:family="table-row"><style:table-row-properties fo:keep-together="always"/></style:style>',
'<text:list-style style:name="UL"><text:list-level-style-bullet text:level="1" text:bullet-char="•"><style:list-level-properties text:list-level-position-and-space-mode="label-alignment"><style:list-level-label-alignment text:label-followed-by="listtab" fo:text-indent="-0.6cm" fo:margin-left="1.2cm"/></style:list-level-properties></text:list-level-style-bullet></text:list-style>',
'<style:page-layout style:name="PL"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin-top="1.8cm" fo:margin-bottom="1.5cm" fo:margin-left="2cm" fo:margin-right="2cm"/><style:footer-style><style:header-footer-properties fo:min-height="0.8cm" fo:margin-top="0.3cm"/></style:footer-style></style:page-layout>']
ns=' '.join(f'xmlns:{k}="{v}"' for k,v in dict(office='urn:oasis:names:tc:opendocument:xmlns:office:1.0',style='urn:oasis:names:tc:opendocument:xmlns:style:1.0',text='urn:oasis:names:tc:opendocument:xmlns:text:1.0',table='urn:oasis:names:tc:opendocument:xmlns:table:1.0',fo='urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0',svg='urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0').items())
x=f'<?xml version="1.0" encoding="UTF-8"?><office:document {ns} office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.text"><office:font-face-decls><style:font-face style:name="F" svg:font-family="\'Liberation Sans\'"/></office:font-face-decls><office:automatic-styles>{"".join(st+colst)}</office:automatic-styles><office:master-styles><style:master-page style:name="Standard" style:page-layout-name="PL"><style:footer><text:p text:style-name="Small">Tannery Row Allotment Society – page <text:page-number/></text:p></style:footer></style:master-page></office:master-styles><office:body><office:text>{"".join(out)}</office:text></office:body></office:document>'
open(f'{HERE}/{NAME}.fodt','w').write(x)
subprocess.run(['nice','soffice','-env:UserInstallation=file:///tmp/docextract-tables-lo','--headless','--convert-to','pdf','--outdir',HERE,f'{HERE}/{NAME}.fodt'],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
# page break in the diary (number of body rows on page 1) and boxes: seen on the printed pages
BR=int(sys.argv[1]) if len(sys.argv)>1 else 10
BOX=json.loads(open(f'{HERE}/make10_boxes.json').read()) if os.path.exists(f'{HERE}/make10_boxes.json') else [[0,0,0,0]]*5
t=[]
parts=[(1,t1,0),(1,t2,0)]+([(1,t3[:1+BR],0),(2,[t3[0]]+t3[1+BR:],0)] if 0<BR<len(t3)-1 else [(1 if BR else 2,t3,0)])+[(2,t4,0)]
for (pg,r,_),bx in zip(parts,BOX): t.append(dict(page=pg,bbox=bx,n_rows=len(r),n_cols=len(r[0]),cells=truth(r)))
json.dump(dict(suite='printshop',doc=NAME,pdf=NAME+'.pdf',kind='generated',complete=True,tables=t),open(f'{HERE}/{NAME}.truth.json','w'),ensure_ascii=False,indent=0)
