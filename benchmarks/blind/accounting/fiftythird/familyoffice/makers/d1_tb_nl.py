"""Dutch ledger package: kolommenbalans with three pairs of columns, three administrations. PDF A4 landscape."""
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
L='/usr/share/fonts/truetype/liberation/LiberationSans-'
pdfmetrics.registerFont(TTFont('LS',L+'Regular.ttf')); pdfmetrics.registerFont(TTFont('LSB',L+'Bold.ttf')); pdfmetrics.registerFont(TTFont('LSI',L+'Italic.ttf'))
FILE='Kolommenbalans_2026-09_adm310-340.pdf'
def nl(c):
    s=f'{abs(c)/100:,.2f}'.replace(',','_').replace('.',',').replace('_','.')
    return ('-' if c<0 else '')+s
R=rng('d1')
def r(a,b): return R.randint(a*100,b*100)
def company(kind,scale):
    A=[]
    def add(no,n,o=0): A.append((no,n,int(o)))
    add('0100','Grond',r(700,900)*1000*scale//100*1); add('0110','Gebouwen',r(2600,3400)*1000*scale//100)
    add('0119','Cumulatieve afschrijving gebouwen',-r(480,720)*1000*scale//100)
    if kind!='won': add('0130','Verbouwingen en installaties',r(120,260)*1000*scale//100); add('0139','Cum. afschrijving verbouwingen en inst.',-r(40,80)*1000*scale//100)
    add('0210','Inventaris',r(8000,31000)); 
    add('0400','Deelneming Beheer Oldebeek B.V.' if kind=='win' else 'Financiële vaste activa, kapitaalstortingen' if kind=='won' else 'Lening u/g Oldebeek Winkelfonds',r(20000,90000))
    add('0500','Commanditair kapitaal' if kind=='won' else 'Geplaatst kapitaal',-1800000 if kind!='won' else -r(400000,600000))
    add('0510','Agioreserve' if kind!='won' else 'Kapitaalrekening beherend vennoot',-r(90000,240000)); add('0530','Overige reserves',0)
    add('0600','Voorziening groot onderhoud',-r(35000,110000))
    add('0700','Hypothecaire lening I',-r(1200,1500)*1000*scale//100)
    if kind!='kan': add('0705','Hypothecaire lening II',-r(200,420)*1000*scale//100)
    add('1000','Kas',r(100,900)) if kind=='won' else None
    add('1100','Bank rekening-courant .417',r(24000,96000)); add('1105','Bank spaarrekening .883',r(60000,190000))
    add('1200','Kruisposten',0)
    add('1300','Debiteuren huurders',r(14000,61000)); add('1310','Voorziening dubieuze debiteuren',-r(3000,9000))
    add('1350','Vooruitbetaalde kosten',r(2000,9000)); add('1400','R/C Oldebeek Familiebeheer',R.choice([-1,1])*r(10000,80000))
    if kind!='won': add('1510','BTW te vorderen',r(1500,7000)); add('1520','BTW te betalen hoog tarief',-r(9000,19000))
    add('1600','Crediteuren',-r(6000,38000)); add('1640','Waarborgsommen huurders',-r(22000,70000))
    add('1680','Vooruitontvangen huren',-r(8000,33000)); add('1690','Nog te betalen kosten',-r(3000,14000))
    for no,n in [('4100','Onderhoud gebouwen'),('4110','Onderhoud installaties en liften'),('4150','Schoonmaak algemene ruimten'),('4200','Onroerendezaakbelasting (eigenaar)'),('4210','Waterschapsheffing'),('4230','Opstalverzekering'),('4300','Beheervergoeding'),('4320','Accountants- en advieskosten'),('4350','Makelaarscourtage'),('4400','Niet-verrekenbare BTW'),('4500','Afschrijving gebouwen'),('4600','Dotatie voorziening groot onderhoud'),('4700','Rente hypotheken'),('4790','Bankkosten')]:
        if (no in('4400',) and kind!='won') or (no=='4350' and kind=='win') or (no=='4110' and kind=='win'): continue
        add(no,n)
    for no,n in {'win':[('8000','Huuropbrengst winkels belast'),('8005','Huuropbrengst winkels vrijgesteld'),('8040','Huur reclame-uitingen'),('8100','Voorschot servicekosten')],'kan':[('8010','Huuropbrengst kantoren belast'),('8030','Huur parkeerplaatsen'),('8100','Voorschot servicekosten')],'won':[('8020','Huuropbrengst woningen'),('8030','Huur parkeerplaatsen'),('8100','Voorschot servicekosten'),('8900','Huurderving leegstand')]}[kind]: add(no,n)
    B=Book(A); B.plug('0530')
    for m in range(9):
        for no,*_ in [x for x in A if x[0].startswith('8')]:
            base={'80':r(14000,26000),'81':r(1700,3400),'89':0}[no[:2]]*scale//100
            if no in('8030','8040','8005'): base//=9
            if no=='8900': B.post('8900','8020',r(600,2300)); continue
            if kind!='won' and no!='8005':
                B.post('1300',no,base); B.post('1300','1520',base*21//100)
            else: B.post('1300',no,base)
        B.post('1200','1300',B.dr['1300']//(m+1)*R.randint(93,100)//100); B.post('1100','1200',B.dr['1200']-B.cr['1200'])
        for no,lo,hi in [('4100',900,5200),('4110',300,1400),('4150',350,900),('4300',1400,2300),('4320',0,1900),('4400',200,800),('4350',0,2400)]:
            if no in B.dr:
                a=r(lo,hi); B.post(no,'1600',a)
                if kind!='won' and no!='4400': B.post('1510','1600',a*21//100)
        B.post('1600','1100',r(3500,8500)); B.post('4500','0119',r(3100,3100)*scale//100); B.post('4790','1100',r(22,68))
        B.post('4700','1100',r(4700,5300)*scale//100); B.post('4600','0600',125000)
        if m%3==2:
            B.post('0700','1100',1250000)
            if '0705' in B.dr: B.post('0705','1100',400000)
            if kind!='won': B.post('1520','1510',B.dr['1510']-B.cr['1510']); B.post('1520','1100',r(11000,22000))
            B.post('1400','1100',r(4000,30000)) if m!=5 else B.post('1100','1400',r(15000,44000))
    B.post('4200','1600',r(6800,14900)); B.post('4210','1600',r(900,2500)); B.post('4230','1350',r(3800,6200)); B.post('1350','1100',r(4100,6600))
    B.post('1680','1300',r(3000,7900)); B.post('1100','1640',r(1200,5400)); B.post('1640','1100',r(900,3100)); B.post('1690','1100',r(1000,2900)); B.post('0600','1100',r(7000,21000)) if kind=='won' else 0
    if kind=='won': B.post('1000','1100',30000); B.post('4100','1000',r(60,290))
    return B
COS=[('310','Oldebeek Winkelfonds B.V.','win',100),('325','Stadshart Kantoren Deventer B.V.','kan',135),('340','Woonbezit De Linde C.V.','won',80)]
RUB={'0':'Vaste activa, vermogen en langlopende schulden','1':'Vlottende activa en kortlopende schulden','4':'Exploitatiekosten','8':'Opbrengsten'}
K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
X=[392,474,560,640,724,806]
def draw():
    rows=[];totals=[];covers=[]
    W,H=landscape(A4); c=canvas.Canvas(f'{DOCS}/{FILE}',pagesize=(W,H),invariant=1)
    # first pass: pages as list of lines
    pages=[]
    grand=[]
    for no,nm,kind,sc in COS:
        B=company(kind,sc); lines=[]; mine=[]
        for g,gt in RUB.items():
            acc=[a for a,_ in B.accts if a[0]==g]; lines.append(('h',f'{g}   {gt}')); part=[]
            for a in acc:
                o,d,k,cl=B.open[a],B.dr[a],B.cr[a],B.close(a)
                if not(o or d or k or cl): continue
                v=[o if o>0 else 0,-o if o<0 else 0,d,k,cl if cl>0 else 0,-cl if cl<0 else 0]
                row={'account':a,'name':B.name[a],'property':nm}; row.update({n:num(x) for n,x in zip(K,v) if x}); part.append(len(rows)); rows.append(row); lines.append(('r',a,B.name[a],v))
                grandv[len(rows)-1]=v
            s=[sum(grandv[i][j] for i in part) for j in range(6)]
            lines.append(('s',f'Totaal rubriek {g}',s)); totals.append({'label':f'Totaal rubriek {g}',**{n:num(x) for n,x in zip(K,s) if x}}); covers.append(part); mine+=part
        s=[sum(grandv[i][j] for i in mine) for j in range(6)]; assert s[0]==s[1] and s[2]==s[3] and s[4]==s[5]
        lines.append(('t',f'Totaal administratie {no}',s)); totals.append({'label':f'Totaal administratie {no}',**{n:num(x) for n,x in zip(K,s) if x}}); covers.append(mine)
        res=sum(grandv[i][4]-grandv[i][5] for i in mine if rows[i]['account'][0] in '48')
        lines.append(('n',f'Resultaat lopend boekjaar t/m periode 09 ({"winst" if res<0 else "verlies"}): {nl(abs(res))}'))
        grand+=mine
        if no=='340':
            s=[sum(grandv[i][j] for i in grand) for j in range(6)]
            lines.append(('t','Totaal alle administraties',s)); totals.append({'label':'Totaal alle administraties',**{n:num(x) for n,x in zip(K,s)}}); covers.append(grand)
        per=29
        while lines:
            cut=min(per,len(lines))
            if cut<len(lines) and lines[cut-1][0]=='h': cut-=1
            pages.append((no,nm,lines[:cut])); lines=lines[cut:]
    for pi,(no,nm,lines) in enumerate(pages):
        c.setFont('LSB',13); c.drawString(36,H-40,'Kolommenbalans'); c.setFont('LS',8)
        c.drawString(36,H-54,f'Administratie:  {no}  {nm}'); c.drawString(36,H-65,'Boekjaar 2026, periode 01 t/m 09   Valuta: EUR   Incl. niet-verwerkte boekingen: Nee')
        c.drawRightString(W-36,H-40,f'Pagina {pi+1} van {len(pages)}'); c.drawRightString(W-36,H-54,'Afgedrukt 14-10-2026 09:12  (m.terlouw)')
        y=H-88; c.setFillGray(.88); c.rect(36,y-15,W-72,27,stroke=0,fill=1); c.setFillGray(0); c.setFont('LSB',8)
        for i,t in enumerate(['Beginbalans 01-01-2026','Mutaties','Eindbalans 30-09-2026']): c.drawCentredString((X[2*i]+X[2*i+1])/2-33,y+2,t)
        c.drawString(38,y-10,'Rekening'); c.drawString(92,y-10,'Omschrijving')
        for i,x in enumerate(X): c.drawRightString(x-2,y-10,['Debet','Credit'][i%2])
        top=y-15; y-=29
        for l in lines:
            if l[0]=='h': c.setFont('LSB',8.2); c.drawString(38,y,l[1]); y-=14; continue
            if l[0]=='n': c.setFont('LSI',7.8); c.drawString(92,y,l[1]); y-=16; continue
            f='LS' if l[0]=='r' else 'LSB'; c.setFont(f,8)
            if l[0]=='r': c.drawString(42,y,l[1]); c.drawString(92,y,l[2]); v=l[3]
            else:
                c.setLineWidth(.5 if l[0]=='s' else 1); c.line(X[0]-78,y+9,W-36,y+9); c.drawString(92,y,l[1]); v=l[2]
            for x,n in zip(X,v):
                if n: c.drawRightString(x-2,y,nl(n))
            y-=14 if l[0]=='r' else 17
        c.setLineWidth(.3); c.setStrokeGray(.6)
        for x in (X[0]-82,X[1]+3,X[3]+3): c.line(x,top,x,y+8)
        c.setStrokeGray(0); c.setFont('LS',6.5); c.drawString(36,22,'FinAccount Vastgoed 11.4  –  Oldebeek Familiebeheer, Zutphen'); c.showPage()
    c.save(); write_truth(FILE,'TB',K,rows,totals,None,covers)
grandv={}
if __name__=='__main__': draw()
