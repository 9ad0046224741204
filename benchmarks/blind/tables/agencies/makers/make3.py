import subprocess, re, os, random, html
from xml.sax.saxutils import escape
from makelib import truth
NS=' '.join('xmlns:%s="%s"'%(a,b) for a,b in [('office','urn:oasis:names:tc:opendocument:xmlns:office:1.0'),('style','urn:oasis:names:tc:opendocument:xmlns:style:1.0'),('text','urn:oasis:names:tc:opendocument:xmlns:text:1.0'),('table','urn:oasis:names:tc:opendocument:xmlns:table:1.0'),('fo','urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0'),('svg','urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0')])
class ODF:
    def __init__(s,name,font,pw,ph,m,kind='text'):
        s.name,s.font,s.pw,s.ph,s.m,s.kind=name,font,pw,ph,m,kind; s.st={}; s.body=[]; s.auto=[]; s.tabs=[]
    def style(s,fam,xml,extra=''):
        k=(fam,xml,extra)
        if k not in s.st: s.st[k]='%s%d'%(fam.replace('-',''),len(s.st))
        return s.st[k]
    def pst(s,size=10,b=0,i=0,al='left',before=0,after=0,col='#000000',font=None,lead=None,left=0,ti=0):
        return s.style('paragraph','<style:paragraph-properties fo:text-align="%s" fo:margin-top="%gpt" fo:margin-bottom="%gpt" fo:margin-left="%gpt" fo:text-indent="%gpt" %s/><style:text-properties style:font-name="%s" fo:font-family="\'%s\'" fo:font-size="%gpt" fo:font-weight="%s" fo:font-style="%s" fo:color="%s"/>'%(al,before,after,left,ti,('fo:line-height="%gpt" '%lead if lead else '')+('fo:keep-with-next="always" ' if b and before else ''),font or s.font,font or s.font,size,'bold' if b else 'normal','italic' if i else 'normal',col))
    def p(s,t,**k): s.body.append('<text:p text:style-name="%s">%s</text:p>'%(s.pst(**k),escape(t)))
    def cols(s,paras,n=2,gap=18,**k):
        st=s.style('section','<style:section-properties><style:columns fo:column-count="%d" fo:column-gap="%gpt">%s</style:columns></style:section-properties>'%(n,gap,''.join('<style:column style:rel-width="1*" fo:start-indent="%gpt" fo:end-indent="%gpt"/>'%(gap/2*(j>0),gap/2*(j<n-1)) for j in range(n))))
        s.body.append('<text:section text:style-name="%s" text:name="S%d">'%(st,len(s.body)))
        for t in paras:
            if t.startswith('#'): s.p(t[1:],**{**k,'b':1,'before':5,'al':'left'})
            else: s.p(t,**k)
        s.body.append('</text:section>')
    def table(s,widths,rows,cellfn,size=8.5,hdr=1):
        """rows: lists of text or (text,cs,rs); cellfn(r,c,R,C,text,cs,rs)->(cell props xml attrs, para kwargs)"""
        N=len(widths); T=len(s.tabs); tw=sum(widths); R=len(rows)
        s.auto.append('<style:style style:name="T%d" style:family="table"><style:table-properties style:width="%gpt" table:align="left" table:border-model="collapsing"/></style:style>'%(T,tw))
        for j,w in enumerate(widths): s.auto.append('<style:style style:name="T%dc%d" style:family="table-column"><style:table-column-properties style:column-width="%gpt"/></style:style>'%(T,j,w))
        o=['<table:table table:name="Tab%d" table:style-name="T%d">'%(T,T)]+['<table:table-column table:style-name="T%dc%d"/>'%(T,j) for j in range(N)]
        occ={}; cells=[]
        for r,row in enumerate(rows):
            o.append('<table:table-row>'); it=iter(row)
            for c in range(N):
                if (r,c) in occ: o.append('<table:covered-table-cell/>'); continue
                x=next(it); t,cs,rs=x if isinstance(x,tuple) else (x,1,1)
                for a in range(r,r+rs):
                    for b in range(c,c+cs): occ[a,b]=1
                pr,pk=cellfn(r,c,R,N,t,cs,rs)
                st=s.style('table-cell','<style:table-cell-properties %s/>'%pr); ps=s.pst(**{'size':size,**pk})
                o.append('<table:table-cell table:style-name="%s" office:value-type="string" table:number-columns-spanned="%d" table:number-rows-spanned="%d">%s</table:table-cell>'%(st,cs,rs,'<text:p text:style-name="%s">%s</text:p>'%(ps,escape(t).replace('\n','<text:line-break/>'))))
                if t: cells.append([r,c,r+rs-1,c+cs-1,' '.join(t.split())])
            assert next(it,None) is None,(s.name,r)
            o.append('</table:table-row>')
        o.append('</table:table>'); s.body.append(''.join(o)); s.tabs.append((R,N,cells,tw))
    def save(s):
        st=''.join('<style:style style:name="%s" style:family="%s">%s</style:style>'%(n,f,x) for (f,x,_),n in s.st.items())
        mar='fo:margin-left="%gpt" fo:margin-right="%gpt" fo:margin-top="%gpt" fo:margin-bottom="%gpt"'%((s.m,)*4)
        x='<?xml version="1.0" encoding="UTF-8"?><office:document %s office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.text"><office:automatic-styles>%s%s<style:page-layout style:name="pl"><style:page-layout-properties fo:page-width="%gpt" fo:page-height="%gpt" %s/></style:page-layout></office:automatic-styles><office:master-styles><style:master-page style:name="Standard" style:page-layout-name="pl"/></office:master-styles><office:body><office:text>%s</office:text></office:body></office:document>'%(NS,st,''.join(s.auto),s.pw,s.ph,mar,''.join(s.body))
        open(s.name+'.fodt','w').write(x); conv(s.name+'.fodt'); s.finish()
    def finish(s,x0=None):
        W=words(s.name); out=[]
        for R,N,cells,tw in s.tabs:
            pg,b=locate(W,cells,R); X0=s.m if x0 is None else x0
            out.append({'page':pg,'bbox':[round(X0,1),round(b[1]-2.5,1),round(X0+tw if x0 is None else b[2]+2,1),round(b[3]+2.5,1)],'n_rows':R,'n_cols':N,'cells':cells})
        truth(s.name,out); print(s.name,'pages',len(W),'tables',[(t['page'],t['bbox']) for t in out])
def conv(f): subprocess.run(['nice','soffice','-env:UserInstallation=file:///tmp/docextract-tables-lo','--headless','--convert-to','pdf',f],check=True,capture_output=True,timeout=200)
def words(n):
    "positions of words, for the bbox only (never for the content)"
    t=subprocess.run(['pdftotext','-bbox',n+'.pdf','-'],capture_output=True,text=True).stdout
    return [[(html.unescape(m[4]),*map(float,m[:4])) for m in re.findall(r'<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)</word>',p)] for p in t.split('<page ')[1:]]
def locate(W,cells,R):
    for pg,ws in enumerate(W,1):
        tx=[w[0] for w in ws]
        def find(t,last=False):
            q=t.split(); hit=[i for i in range(len(tx)) if tx[i:i+len(q)]==q]
            return ws[hit[-1 if last else 0]:][:len(q)] if hit else None
        long=lambda cs:max(cs,key=lambda c:len(c[4]))
        top=[f for c in cells if c[0]==0 and (f:=find(c[4]))]
        bot=[f for c in cells if c[2]==R-1 and len(c[4])>2 and (f:=find(c[4],True))]
        top=[f for f in top if len(f)>1] or top
        if top and bot:
            a=sum(top,[]); b=sum(bot,[]); z=a+b
            return pg,(min(w[1] for w in z),min(w[2] for w in a),max(w[3] for w in z),max(w[4] for w in b))
    raise SystemExit('not located')
# ---------- quality report ----------
def quality():
    d=ODF('quality_report','Liberation Sans',595,842,57)
    d.p('7  Quality assessment',size=15,b=1,col='#333333',after=6)
    d.cols(['#7.1 Approach','The survey was assessed by two experts from outside the Office, who interviewed the staff, checked a sample of 200 questionnaires against the data base and repeated the weighting with their own programs. They graded each of six criteria on a scale from A to D. Their full report is available on request.','#7.2 Findings','The assessment was favourable overall. Timeliness has improved since the last review, when results appeared after fourteen months. Weak points are documentation, which exists for the main file only, and the treatment of households that refuse to state their income. Recommendations and the position of the Office are set out in Table 7.1; response by mode of interview is shown in Table 7.2.'],size=9.5,al='justify',after=3,lead=12.5)
    d.p('Table 7.1 – Recommendations of the reviewers and position of the Office',size=9.5,b=1,before=12,after=4)
    rows=[['No.','Criterion','Grade','Recommendation','Accepted?','Due'],
      ['1','Relevance','A','Ask users every three years which tables they need, and drop those that nobody has consulted.','Yes','2023'],
      ['2','Accuracy','B','Publish standard errors for all estimates of change, including those for small regions.','Yes','2024'],
      ['3','Accuracy','B','Replace hot-deck imputation of income by a method based on registers.','In part','2025'],
      ['4','Timeliness','A','None.','',''],
      ['5','Accessibility and clarity','C','Write a guide for the public-use file. Provide all variable labels in two languages.','Yes','2023'],
      ['6','Comparability','B','Recalculate the series before 2012 according to the new definition of household.','No','–'],
      ['7','Coherence','C','Explain differences from the national accounts in an annual note to be written jointly by both units.','Yes','2024'],
      ['8','Cost and burden','B','Shorten the module on housing to a maximum of ten minutes.','Yes','2024']]
    def f(r,c,R,N,t,cs,rs):
        return 'fo:border="0.5pt solid #808080" fo:padding="3pt" %s'%('fo:background-color="#dddddd"' if r==0 else ''),{'b':r==0,'al':'center' if c in(0,2) else 'left','size':9}
    d.table([28,84,38,217,58,56],rows,f)
    d.p('Grades: A, very good; B, good; C, sufficient; D, insufficient.',size=8,before=3,after=10)
    d.p('Table 7.2 – Households by result and mode of interview',size=9.5,b=1,before=8,after=4)
    rows=[['Result','Face to face','Telephone','Web','All modes','Per cent'],['Complete','3,118','4,406','1,927','9,451','67.3'],['Partly complete','204','311','288','803','5.7'],['Refusal','872','1,045','0','1,917','13.7'],['Not reached','466','902','–','1,368','9.7'],['Not in scope','173','281','42','496','3.5'],['Total','4,833','6,945','2,257','14,035','100.0']]
    def f2(r,c,R,N,t,cs,rs):
        b='fo:border-top="%s" fo:border-bottom="%s"'%('1pt solid #000000' if r==0 else '0.5pt solid #000000' if r in(1,R-1) else 'none','1pt solid #000000' if r==R-1 else 'none')
        return b+' fo:border-left="none" fo:border-right="none" fo:padding="1.5pt"',{'b':r in(0,R-1),'al':'end' if c else 'left','size':9}
    d.table([110,66,66,56,66,56],rows,f2)
    d.p('Web questionnaires that were not returned are counted with the mode of the later contact.',size=8,before=3)
    d.save()
# ---------- regional accounts ----------
def regional():
    rnd=random.Random(41); d=ODF('regional_accounts','Liberation Serif',612,792,50)
    d.p('REGIONAL ACCOUNTS  |  Results for 2015 to 2017',size=8.5,after=8,col='#8a4b08',font='DejaVu Sans')
    d.p('The gap between regions has stopped growing',size=17,b=1,after=5)
    d.cols(['Value added per inhabitant was highest in the Capital, at 41,300 florins, and lowest in the Southern Marches, at 18,900 florins. The ratio between the two had risen in each of the preceding six years; in 2017, for the first time, it was unchanged.','Growth was strongest in the West, where two chemical plants went into operation. In the Lake Region a fall in farm output was made up by services. Data for the last year are provisional and will be revised when the tax statistics become available in the autumn.'],size=10.5,al='justify',lead=13,ti=10)
    d.p('Table 2. Gross value added at basic prices by region and branch',size=10.5,b=1,before=12,after=4,col='#8a4b08')
    rows=[[('Region',1,2),('Branch',1,2),('Million florins',3,1),('Real change, %',2,1),('Share in\n2017, %',1,2)],['2015','2016','2017*','2016','2017*']]
    for reg in ['Capital','West','Lake Region','Southern Marches','Islands and Coast']:
        s=[0,0,0]; first=True
        for br in ['Agriculture','Industry','Building','Trade and transport','Other services']:
            a=rnd.uniform(40,3000)*(0.02 if reg=='Capital' and br=='Agriculture' else 1); v=[a,a*rnd.uniform(.97,1.06),a*rnd.uniform(.99,1.1)]; s=[p+q for p,q in zip(s,v)]
            rows.append(([(reg,1,6)] if first else [])+[br]+['{:,.0f}'.format(q) for q in v]+[('%.1f'%rnd.uniform(-3,5)).replace('-','−') for _ in range(2)]+['%.1f'%rnd.uniform(2,40)]); first=False
        rows.append(['All branches']+['{:,.0f}'.format(q) for q in s]+['%.1f'%rnd.uniform(.2,3) for _ in range(2)]+['100.0'])
    rows.append([('Country',2,1),'31,482','32,060','33,127','1.1','2.3','.'])
    def f(r,c,R,N,t,cs,rs):
        tot=t=='All branches' or (r>1 and (r-2)%6==5 and c>0); grp=r>1 and (r-2)%6==0
        g='#c9a26b'; b='fo:border-left="none" fo:border-right="none" fo:border-top="%s" fo:border-bottom="%s"'%('1pt solid #8a4b08' if r==0 else '0.5pt solid '+g if grp or (r==1) else 'none','1pt solid #8a4b08' if r==R-1 else '0.5pt solid '+g if r+rs-1==1 or (r==0 and cs>1) else 'none')
        if tot: b+=' fo:background-color="#f6ecdd"'
        return b+' fo:padding="1pt" fo:padding-left="3pt" fo:padding-right="3pt" style:vertical-align="%s"'%('bottom' if r<2 else 'middle' if c==0 else 'top'),{'b':r<2 or r==R-1 or (c==0),'i':tot,'al':('center' if cs>1 and r==0 else 'end' if c>1 else 'left'),'size':9}
    d.table([92,94,62,62,62,46,46,48],rows,f)
    d.p('* Provisional.  .  Not applicable. Totals may differ from the sum of the items because of rounding.',size=8.5,before=3,after=8)
    d.p('Regions are those of the law of 1998. Activities are allotted to the region in which the unit works, not to the seat of the firm; branches without a local unit, such as armed forces abroad, are left out of all regional figures.',size=10.5,al='justify',lead=13)
    d.save()
# ---------- census sheet (spreadsheet print) ----------
def census():
    rnd=random.Random(77); n='census_sheet'; d=ODF(n,'DejaVu Sans Condensed',595,842,40)
    hd=[[('Code',1,3),('Municipality',1,3),('Population',4,1),('Private households',4,1),('Dwellings',2,1)],[('2001',1,2),('2011',1,2),('of which, aged',2,1),('All',1,2),('by size',3,1),('All',1,2),('Empty',1,2)],['0–14','65+','1','2','3+']]
    names=[]
    A=['Al','Bre','Cor','Dun','El','Fen','Gar','Hol','Ist','Kel','Lor','Mer','Nor','Os','Pel','Rav','Sel','Tor','Ul','Wes']; B=['mouth','burg','field','ditch','wick','ham','aven','over','gate','mere']
    while len(names)<53:
        x=rnd.choice(A)+rnd.choice(B)
        if x not in names: names.append(x)
    names[11]='Sankt Orban am See'; names[30]='Merewick with Little Merewick'
    rows=list(hd); kinds=['h']*3; k=0; f=lambda v:'{:,.0f}'.format(v).replace(',',' ')
    for dist,cnt in [('Northern District',20),('Middle District',18),('Southern District',15)]:
        rows.append(['',dist]+[f(rnd.uniform(20000,90000)) for _ in range(10)]); kinds.append('d')
        for nm in sorted(names[k:k+cnt]):
            p=rnd.choice([900,2500,7000,24000])*rnd.uniform(.5,1.5); hh=p/2.4
            rows.append(['%04d'%(1101+len(rows)),nm,f(p),f(p*rnd.uniform(.9,1.2)),f(p*.16),f(p*.19),f(hh),f(hh*.34),f(hh*.33),f(hh*.33),f(hh*1.1),f(hh*.08) if rnd.random()>.12 else '–']); kinds.append('r')
        k+=cnt
    rows.append(['','Province','178 240','186 913','29 311','35 802','78 105','26 233','25 960','25 912','86 004','6 271']); kinds.append('t')
    R,N=len(rows),12; widths=[30,128]+[44]*10; occ={}; cells=[]; o=[]
    sc=lambda name,props,tp,al='': '<style:style style:name="%s" style:family="table-cell"><style:table-cell-properties style:vertical-align="bottom" %s/><style:paragraph-properties fo:text-align="%s"/><style:text-properties fo:font-family="\'DejaVu Sans Condensed\'" style:font-name="DejaVu Sans Condensed" fo:font-size="7pt" %s/></style:style>'%(name,props,al,tp)
    S=[]; used={}
    def sty(props,tp,al):
        if (props,tp,al) not in used: used[props,tp,al]='ce%d'%len(used); S.append(sc(used[props,tp,al],props,tp,al))
        return used[props,tp,al]
    cols=''.join('<table:table-column table:style-name="co%d"/>'%i for i in range(N))
    for i,w in enumerate(widths): S.append('<style:style style:name="co%d" style:family="table-column"><style:table-column-properties style:column-width="%gpt"/></style:style>'%(i,w))
    S.append('<style:style style:name="ro" style:family="table-row"><style:table-row-properties style:row-height="11pt" style:use-optimal-row-height="false"/></style:style>')
    S.append('<style:style style:name="ta" style:family="table" style:master-page-name="Default"><style:table-properties table:display="true"/></style:style>')
    def extra(t,tp='',n=1): o.append('<table:table-row table:style-name="ro"><table:table-cell table:style-name="%s" office:value-type="string"><text:p>%s</text:p></table:table-cell></table:table-row>'%(sty('',tp,'start'),escape(t)))
    extra('Census of population and housing 2011','fo:font-weight="bold"'); extra('Sheet 4.3: Population, households and dwellings by municipality'); extra('')
    for r,row in enumerate(rows):
        o.append('<table:table-row table:style-name="ro">'); it=iter(row)
        for c in range(N):
            if (r,c) in occ: o.append('<table:covered-table-cell/>'); continue
            x=next(it); t,cs,rs=x if isinstance(x,tuple) else (x,1,1)
            for a in range(r,r+rs):
                for b in range(c,c+cs): occ[a,b]=1
            kd=kinds[r]; pr=''; th='0.5pt solid #000000'
            if kd=='h': pr='fo:border="%s" fo:background-color="#e9e4f2"'%th
            elif kd=='t': pr='fo:border-top="%s" fo:border-bottom="%s" fo:border-left="%s" fo:border-right="%s"'%((th,)*4)
            else: pr='fo:border-left="%s" fo:border-right="%s"'%(th,th)
            al='center' if kd=='h' else 'start' if c<2 else 'end'
            o.append('<table:table-cell table:style-name="%s" office:value-type="string" table:number-columns-spanned="%d" table:number-rows-spanned="%d"><text:p>%s</text:p></table:table-cell>'%(sty(pr,'fo:font-weight="bold"' if kd in 'dt' else '',al),cs,rs,escape(t)))
            if t: cells.append([r,c,r+rs-1,c+cs-1,' '.join(t.split())])
        o.append('</table:table-row>')
    extra('– Number not released (fewer than ten dwellings).'); extra('Source: Census 2011, final results. Boundaries as of 1 January 2012.')
    x='<?xml version="1.0" encoding="UTF-8"?><office:document %s office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:automatic-styles>%s<style:page-layout style:name="pl"><style:page-layout-properties fo:page-width="595pt" fo:page-height="842pt" style:print-orientation="portrait" fo:margin-left="30pt" fo:margin-right="30pt" fo:margin-top="36pt" fo:margin-bottom="30pt" style:scale-to-pages="1" style:print="objects charts drawings"/><style:header-style/><style:footer-style/></style:page-layout></office:automatic-styles><office:master-styles><style:master-page style:name="Default" style:page-layout-name="pl"><style:header style:display="false"/><style:footer style:display="false"/></style:master-page></office:master-styles><office:body><office:spreadsheet><table:table table:name="S4.3" table:style-name="ta">%s%s</table:table></office:spreadsheet></office:body></office:document>'%(NS,''.join(S),cols,''.join(o))
    open(n+'.fods','w').write(x); conv(n+'.fods'); d.tabs=[(R,N,cells,0)]; d.finish(x0=30)
if __name__=='__main__':
    for f in (quality,regional,census): f()
