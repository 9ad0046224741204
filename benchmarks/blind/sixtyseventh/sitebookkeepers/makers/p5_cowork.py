# Manchester coworking house: unusual header words, floor bands, wrapped cells, landscape A4 (platypus LongTable)
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
def make():
    NAME='Cordage Works - who is where (Nov 2025).pdf'
    r=random.Random(6705); nm=Names(6705)
    for n,f in(('DV','DejaVuSansCondensed'),('DVB','DejaVuSansCondensed-Bold'),('DVI','DejaVuSansCondensed-Oblique')): pdfmetrics.registerFont(TTFont(n,f'/usr/share/fonts/truetype/dejavu/{f}.ttf'))
    st=lambda f='DV',s=7.5,c='black',a=0:ParagraphStyle('q',fontName=f,fontSize=s,leading=s+1.8,textColor=c,alignment=a)
    P=lambda t,**k:Paragraph(t,st(**k))
    teal=colors.HexColor('#0b6e69')
    hdr=['Pod','Flavour','Heads','Sq ft','Who’s in it','Kicked off','Good until','List,\n£ a month','They pay,\n£ a month','Extras,\n£ a month','Bond held','Mood']
    ex={'lk':('Lockers',12),'pk':('Car space',95),'ph':('Post & phone',30),'br':('Bike store',8)}
    floors=[('Ground floor','the Ropewalk',9),('First floor','Looms',14),('Second floor','Looms & Attic',11)]
    biz=BIZ_UK[:]; r.shuffle(biz); bi=0
    data=[[P(h.replace('\n','<br/>'),f='DVB',c=colors.white,a=2 if i in(2,3,7,8,9,10) else 0) for i,h in enumerate(hdr)]]
    sty=[('BACKGROUND',(0,0),(-1,0),teal),('VALIGN',(0,0),(-1,-1),'TOP'),('LINEBELOW',(0,1),(-1,-1),.25,colors.HexColor('#c9d6d5')),('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),2.5)]
    rows=[]; G=dict(n=0,o=0,l=0,p=0,x=0,b=0,h=0,a=0); R=lambda t,f='DV':P(t,a=2,f=f)
    for fi,(fl,nick,n) in enumerate(floors):
        data.append([P(f'{fl} – {nick}',f='DVB',s=9,c=teal)]+['']*11); k=len(data)-1; sty+=[('SPAN',(0,k),(-1,k)),('BACKGROUND',(0,k),(-1,k),colors.HexColor('#e3f1f0'))]
        S=dict(n=0,o=0,l=0,p=0,x=0,b=0,h=0,a=0)
        for i in range(n):
            u=f'{"GFS"[fi]}{i+1}' ; fv=r.choice(['Private office','Private office','Team suite','Snug','Fixed desk bank']); heads={'Private office':r.choice([3,4,6]),'Team suite':r.choice([10,12,16]),'Snug':2,'Fixed desk bank':r.choice([4,6])}[fv]
            ar=heads*r.choice([42,46,50]); lst=float(heads*r.choice([265,285,310])); S['n']+=1; S['h']+=heads; S['a']+=ar; S['l']+=lst
            x=r.random()
            if x<.16:
                w='up for grabs'; d=[u,fv,R(str(heads)),R(str(ar)),P(w,f='DVI',c=colors.HexColor('#a03020')),'','',R(money(lst)),'','','','']
                rows.append(row(unit=u,unitType=fv,area=ar,section=fl,statusText=w,marketRent=lst))
            else:
                if r.random()<.7 and bi<len(biz): who=biz[bi]; bi+=1
                else: who=nm.fl()+r.choice([' (sole trader)',' t/a '+r.choice(['Inkwell Copy','Third Sock','Plain Numbers','Bevel & Burr'])])
                pay=round(lst*r.choice([.85,.9,.925,1,1,1]),2); ks=r.sample(list(ex),r.choice([0,0,1,1,2])); xt=[(ex[q][0],float(ex[q][1]*(r.choice([1,2]) if q=='pk' else 1))) for q in ks]
                xs=sum(a for _,a in xt); bond=float(round(pay)) if r.random()<.8 else 0.
                ko=rdate(r,'2021-03-01','2025-10-20').replace(day=1); gu='Rolling' if r.random()<.4 else eom(addm(ko,12*(2+(2025-ko.year))-1)); 
                if gu!='Rolling' and gu<dt.date(2025,11,1): gu=addm(gu,12)
                mood='leaving' if r.random()<.08 else r.choice(['happy','happy','settled','wants more room',''])
                F=lambda q:q.strftime('%-d %b %Y') if q!='Rolling' else q
                ext=money(xs)+''.join(f'<br/><font size=6 color="#666666">{a} {int(b)}</font>' for a,b in xt) if xt else '–'
                d=[u,fv,R(str(heads)),R(str(ar)),P(who),F(ko),F(gu),R(money(lst)),R(money(pay),'DVB'),R(ext),R(money(bond)),mood]
                S['o']+=1; S['p']+=pay; S['x']+=xs; S['b']+=bond
                rows.append(row(unit=u,unitType=fv,area=ar,section=fl,tenantName=who,statusText=mood if mood=='leaving' else 'Occupied',leaseStartDate=ko,leaseEndDate=gu,marketRent=lst,contractRent=pay,deposit=bond,charges=[{'code':a,'amount':b} for a,b in xt],totalCharges=xs if xt else None))
            data.append([P(q) if isinstance(q,str) else q for q in d])
        B=lambda t:P(t,f='DVB',a=2)
        data.append([P(f'{fl}: {S["o"]} of {S["n"]} pods taken',f='DVB'),'',B(str(S['h'])),B(f"{S['a']:,}"),'','','',B(money(S['l'])),B(money(S['p'])),B(money(S['x'])),B(money(S['b'])),'']); k=len(data)-1; sty+=[('SPAN',(0,k),(1,k)),('LINEABOVE',(0,k),(-1,k),.8,teal)]
        for q in G: G[q]+=S[q]
    data.append([P(f'Whole house: {G["o"]} of {G["n"]}',f='DVB',c=colors.white),'']+[P(t,f='DVB',c=colors.white,a=2) for t in (str(G['h']),f"{G['a']:,}")]+['','','']+[P(money(G[q]),f='DVB',c=colors.white,a=2) for q in 'lpxb']+['']); k=len(data)-1; sty+=[('SPAN',(0,k),(1,k)),('BACKGROUND',(0,k),(-1,k),teal)]
    t=LongTable(data,colWidths=[34,76,36,40,150,62,62,62,66,74,62,66],repeatRows=1,style=sty)
    el=[P('The Cordage Works',f='DVB',s=17,c=teal),Spacer(1,6),P('Who is where, and what they pay. Position on 14 November 2025. All figures before VAT.',s=9),Spacer(1,8),t,Spacer(1,8),P('17 roaming members (hot desk passes, £145 a month each) have no pod and are not on this sheet. “Good until: Rolling” means one calendar month’s notice either way.',f='DVI')]
    def foot(c,d): c.setFont('DV',7); c.drawRightString(815,18,f'Cordage Works Ltd, Shude Lane, Manchester  |  sheet {d.page}')
    SimpleDocTemplate(out(NAME),pagesize=landscape(A4),leftMargin=25,rightMargin=25,topMargin=26,bottomMargin=30).build(el,onFirstPage=foot,onLaterPages=foot)
    assert abs(sum(q.get('contractRent',0) for q in rows)-G['p'])<.01
    save(NAME,rows,propertyName='The Cordage Works',asOnDate='2025-11-14',units=G['n'],occupied=G['o'],vacant=G['n']-G['o'])
    return dict(file=NAME,assetType='OFFICE',documentType='RENT_ROLL',author='r67c',style='coworking house list with unusual header words (Pod, Flavour, Kicked off, They pay), floor bands, extras named in small print inside cell',hard=True)
if __name__=='__main__': print(make())
