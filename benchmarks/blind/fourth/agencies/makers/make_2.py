from common import *
import subprocess
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape,A4
from docx import Document
from docx.shared import Pt,Inches
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
from fpdf import FPDF

def doc05():
    """military housing, fixed-pitch report; PLANTED row dropped"""
    name='FTBRANNIGAN_occ_rent_listing.pdf'; g=G('e1_05'); r=g.r
    hoods=[('HERITAGE POINT','HP',[(3,1480),(4,1815)],['E4','E5','E6'],1),('EAGLE RIDGE','ER',[(3,1620),(4,2010)],['E6','E7','E8','W2'],2),('COLONELS ROW','CR',[(4,2540),(5,2980)],['O4','O5','O6'],3)]
    bah={'E4':1656,'E5':1809,'E6':2052,'E7':2115,'E8':2181,'W2':2172,'O4':2439,'O5':2607,'O6':2661}
    lines=[];out=[];gt=[0]*6
    def H_(a): return f'{a[0]:<10}{a[1]:<23}{a[2]:>3}  {a[3]:>6}  {a[4]:<22}{a[5]:<5}{a[6]:<4}{a[7]:>10}  {a[8]:>11}  {a[9]:>9} {a[10]:>10}   {a[11]:<11}{a[12]:<9}{a[13]:>10}'
    hd=[H_(['HOME','STREET','BR','SQ FT','RESIDENT','PAY','RES','BAH W/DEP','ALLOTMENT','OTHER ','NET','OCCUPIED','LEASE','SECURITY']),H_(['ID','ADDRESS','','','','GRD','STS','RATE','RENT','CHARGES','RENT','SINCE','EXPIRES','DEPOSIT'])]
    body=[];drop=None
    for hn,pf,mix,grs,sd in hoods:
        n={'HP':30,'ER':22,'CR':10}[pf];st=[0]*6;cn=dict(AD=0,NM=0,VR=0,VN=0,DN=0)
        body.append(('H',f'NEIGHBORHOOD: {hn}'))
        for i in range(n):
            br,sf=r.choice(mix);uid=f'{pf}-{sd*1000+100+i*2}';adr=f"{sd*100+20+i*4} {['Sabre','Halyard','Longrifle','Garrison'][i*4//n] if pf!='CR' else 'Parade'} {['Ct','Loop','Way','Dr'][i*4//n] if pf!='CR' else 'Ground'}"
            x=r.random();s='AD' if x<.82 else('NM' if x<.9 else('VR' if x<.95 else('VN' if x<.98 else 'DN')))
            if (pf,i)==('ER',9): s='AD'
            if (pf,i) in(('HP',20),('ER',16)): s='DN'
            cn[s]+=1;t=dict(unit=uid,building=None,area=sf,unitType=None,section=hn)
            L=f'{uid:<10}{adr:<23}{br:>3}  {sf:>6,}  '
            if s in('AD','NM'):
                nm=g.lf().upper();gr=r.choice(grs) if s=='AD' else '--';b=bah[gr] if s=='AD' else 0;rent=b if s=='AD' else {'HP':1575,'ER':1850,'CR':2400}[pf];oth=r.choice([0,0,0,25,40,-75 if s=='AD' else 0])
                mi=dt.date(2026,6,30)-dt.timedelta(r.randint(20,1500));mi=mi.replace(day=min(mi.day,28));le='MTM' if (dt.date(2026,6,30)-mi).days>365 else addm(mi,12)-dt.timedelta(1)
                dep=0 if s=='AD' else rent
                L+=f"{nm[:21]:<22}{gr:<5}{s:<4}{(m2(b) if b else ''):>10}  {m2(rent):>11}  {(m2(abs(oth))+('-' if oth<0 else ' ')):>9} {m2(rent+oth):>10}   {mi.strftime('%d%b%y').upper():<11}{(le if le=='MTM' else le.strftime('%d%b%y').upper()):<9}{m2(dep):>10}"
                t.update(tenantName=nm[:21],statusText=s,contractRent=rent,totalCharges=rent+oth,charges=[dict(code='ALLOTMENT RENT',amount=rent),dict(code='OTHER CHARGES',amount=oth)],moveInDate=iso(mi),leaseEndDate='MTM' if le=='MTM' else iso(le),deposit=dep)
                for j,v in enumerate((b,rent,oth,rent+oth,dep)): st[j]+=v
            else:
                L+=f"{'** VACANT **' if s!='DN' else '** DOWN **':<27}{s:<4}";t.update(statusText=s)
            st[5]+=1
            if (pf,i)==('ER',9): drop=uid;dropn=t['tenantName'];dr=t['contractRent'];continue
            out.append(t);body.append(('R',L))
        def tl(lab,st): 
            return f"{lab:<66}{'':<11}{m2(st[0]):>10}  {m2(st[1]):>11}  {m2(abs(st[2]))+('-' if st[2]<0 else ' '):>9} {m2(st[3]):>10}{'':<23}{m2(st[4]):>10}"
        body+=[('T',' '*77+'----------  -----------  --------- ----------'+' '*23+'----------'),('T',tl(f'  TOTAL {hn} - {st[5]} HOMES  OCC {cn["AD"]+cn["NM"]}  VAC {cn["VR"]+cn["VN"]}  DOWN {cn["DN"]}',st)),('T','')]
        gt=[a+b for a,b in zip(gt,st)];hoods_c=globals().setdefault('_h5',{});hoods_c[pf]=cn
    tot={k:sum(_h5[p][k] for p in _h5) for k in cn}
    body+=[('T',tl(f'*** INSTALLATION TOTAL - {gt[5]} HOMES',gt)),('T',''),('T','RES STS CODES:  AD ACTIVE DUTY   NM NON-MILITARY (MARKET WATERFALL)   VR VACANT READY   VN VACANT NOT READY   DN DOWN/OFFLINE'),
      ('T',f'HOMES BY STATUS:  AD {tot["AD"]}   NM {tot["NM"]}   VR {tot["VR"]}   VN {tot["VN"]}   DN {tot["DN"]}   TOTAL {gt[5]}'),('T','*** END OF REPORT ***')]
    W,H=landscape(letter);c=canvas.Canvas(D+name,pagesize=(W,H));pg=0;per=46;i=0
    while i<len(body):
        pg+=1;c.setFont('Courier',7.6) if 0 else c.setFont('Courier',7.4);cw=7.4*.6
        fs=min(8,(W-40)/(165*.6));c.setFont('Courier',fs)
        y=H-28;c.drawString(20,y,'PGM: OCCRL410');c.drawCentredString(W/2,y,'FORT BRANNIGAN FAMILY HOUSING');c.drawRightString(W-20,y,f'PAGE {pg:>4}')
        y-=10;c.drawString(20,y,'RUN: 01JUL26 06:15');c.drawCentredString(W/2,y,'OCCUPANCY AND RENT LISTING BY NEIGHBORHOOD');y-=10;c.drawCentredString(W/2,y,'AS OF 30JUN26');y-=18
        for h in hd: c.drawString(20,y,h);y-=9.5
        c.drawString(20,y,'='*157);y-=11
        for k,L in body[i:i+per]:
            if k=='H': y-=3
            c.drawString(20,y,L);y-=10.2
        i+=per;c.showPage()
    c.save()
    save(name,'MULTIFAMILY','military housing privatization partner','fixed-pitch mainframe listing, neighbourhood headings, status codes, trailing minus',True,'FORT BRANNIGAN FAMILY HOUSING','2026-06-30',gt[5],tot['AD']+tot['NM'],tot['VR']+tot['VN'],out,planted=dict(what=f"home {drop} ({dropn}, allotment rent {dr}) is left out of EAGLE RIDGE; neighbourhood and installation totals and counts include it",kind='row_dropped'))

def doc06():
    """auditor's schedule, Section 8, docx->pdf; PLANTED total wrong"""
    name='AUP_Schedule_B_Prospect_Terrace.pdf'; g=G('e1_06'); r=g.r
    rows=[]
    tp={'0BR':(980,62,415),'1BR':(1145,74,560),'2BR':(1398,96,790)}
    for i in range(24):
        ty='0BR' if i%8==0 else('2BR' if i%3==2 else '1BR');cr,ua,sf=tp[ty];u=f'{100*(i//8+1)+i%8+1}'
        if i in(6,19): rows.append((u,ty,cr,ua,None));continue
        ttp=r.randint(190,520);tr=max(ttp-ua,0);re=dt.date(2026,r.randint(1,12),1);mi=dt.date(r.randint(2009,2025),r.randint(1,12),r.choice([1,1,15]))
        rows.append((u,ty,cr,ua,dict(nm=g.lf(),tr=tr,hap=cr-tr,re=re,mi=mi,dep=max(50,ttp//5*5),tick=r.choice(['a','a','a','a, b','a','a, c']))))
    d=Document();s=d.sections[0];s.orientation=WD_ORIENT.LANDSCAPE;s.page_width,s.page_height=Inches(11),Inches(8.5)
    for a in('left_margin','right_margin'): setattr(s,a,Inches(.7))
    s.top_margin=s.bottom_margin=Inches(.7)
    st=d.styles['Normal'];st.font.name='Liberation Serif';st.font.size=Pt(9)
    s.footer.paragraphs[0].text="See independent accountants' report on applying agreed-upon procedures.     B-1";s.footer.paragraphs[0].alignment=WD_ALIGN_PARAGRAPH.CENTER
    for j,t in enumerate(['PROSPECT TERRACE APARTMENTS','HUD Project No. 044-EH118 / Section 8 HAP Contract MI28-T791-004','SCHEDULE B - RENT ROLL AS OF DECEMBER 31, 2026']):
        p=d.add_paragraph();p.alignment=WD_ALIGN_PARAGRAPH.CENTER;p.paragraph_format.space_after=Pt(2 if j<2 else 8);x=p.add_run(t);x.bold=True
    hd=['Unit','Bedrooms','Head of Household','Original\nMove-in','Next\nRecertification','Tenant\nPortion','HAP\nPayment','Contract\nRent','Utility\nAllowance','Security\nDeposit','Procedure\nRef.']
    ws=[.5,.75,1.75,.85,1.05,.7,.75,.8,.8,.8,.8]
    tb=d.add_table(rows=1,cols=11);tb.autofit=False
    def setc(c,t,al=None,b=False,bd=None):
        p=c.paragraphs[0];p.paragraph_format.space_after=Pt(0);x=p.add_run(t);x.bold=b;x.font.size=Pt(8.5)
        if al=='r': p.alignment=WD_ALIGN_PARAGRAPH.RIGHT
        if al=='c': p.alignment=WD_ALIGN_PARAGRAPH.CENTER
        if bd:
            pr=c._tc.get_or_add_tcPr();e=OxmlElement('w:tcBorders')
            for k,v in bd.items():
                q=OxmlElement('w:'+k);q.set(qn('w:val'),v);q.set(qn('w:sz'),'6');e.append(q)
            pr.append(e)
    for c,h in zip(tb.rows[0].cells,hd): setc(c,h,'c',True,{'bottom':'single'})
    trp=tb.rows[0]._tr.get_or_add_trPr();e=OxmlElement('w:tblHeader');e.set(qn('w:val'),'true');trp.append(e)
    out=[];T=[0]*4;first=True
    def al(j): return 'r' if 5<=j<=9 else('c' if j in(0,1,3,4,10) else None)
    for u,ty,cr,ua,o in rows:
        cs=tb.add_row().cells;D_='$ ' if first else '';first=False
        t=dict(unit=u,unitType=ty,contractRent=cr)
        if o:
            v=[u,ty,o['nm'],o['mi'].strftime('%-m/%-d/%Y'),o['re'].replace(year=2027).strftime('%m/%Y'),D_+m0(o['tr']),D_+m0(o['hap']),D_+m0(cr),D_+m0(ua),D_+m0(o['dep']),o['tick']]
            t.update(tenantName=o['nm'],moveInDate=iso(o['mi']),deposit=o['dep'],statusText='Occupied',charges=[dict(code='Tenant Portion',amount=o['tr']),dict(code='HAP Payment',amount=o['hap'])])
            T=[a+b for a,b in zip(T,(o['tr'],o['hap'],cr,o['dep']))]
        else: v=[u,ty,'Vacant','','','-','-',m0(cr),m0(ua),'-','d'];t['statusText']='Vacant';T[2]+=cr
        for j,(c,x) in enumerate(zip(cs,v)): setc(c,x,al(j))
        out.append(t)
    wrong=T[1]+270
    cs=tb.add_row().cells
    for j,x in enumerate(['','','Total','','','$ '+m0(T[0]),'$ '+m0(wrong),'$ '+m0(T[2]),'','$ '+m0(T[3]),'']): setc(cs[j],x,al(j),True,{'top':'single','bottom':'double'} if j in(5,6,7,9) else None)
    for cc,w in zip(tb.columns,ws): cc.width=Inches(w)
    for rw in tb.rows:
        for c,w in zip(rw.cells,ws): c.width=Inches(w)
    p=d.add_paragraph();p.paragraph_format.space_before=Pt(10)
    for t in ['Units: 24      Occupied: 22      Vacant: 2      Economic basis: HUD-approved contract rents effective 5/1/2026','a - Agreed tenant portion to Form HUD-50059 without exception.    b - Certification signed after effective date.    c - EIV income report dated more than 120 days before effective date.    d - Vacant; contract rent shown is potential. No vacancy claim submitted.']:
        q=d.add_paragraph(t);q.paragraph_format.space_after=Pt(3)
    d.save('build_'+name.replace('.pdf','.docx'))
    subprocess.run(['soffice','--headless','--convert-to','pdf','--outdir',D,'build_'+name.replace('.pdf','.docx')],capture_output=True,timeout=120)
    save(name,'MULTIFAMILY','auditor',"Section 8 schedule attached to agreed-upon-procedures report, tick references",False,'PROSPECT TERRACE APARTMENTS','2026-12-31',24,22,2,out,planted=dict(what=f"printed total of HAP Payment is {wrong}; the rows add to {T[1]}",kind='total_wrong'))

def doc07():
    """AppFolio-like over several properties, apartments over shops"""
    name='rent_roll-20261105.pdf'; g=G('e1_07'); r=g.r
    props=[('Dunmore Block - 211 Merrimack Ave Harrow Falls, NH 03811',['Store 1','Store 2']+[f'{f}{c}' for f in (2,3,4) for c in 'ABCD'],'Dunmore Block'),
           ('Osgood Hardware Bldg - 9-17 Canal Street Harrow Falls, NH 03811',['9 Canal','13 Canal','17 Canal']+[f'#{i}' for i in range(1,11)],'Osgood Hardware Bldg'),
           ('Kessler Lofts - 340 Spindle Ln Harrow Falls, NH 03811',['Retail']+[f'Loft {i:02d}' for i in range(1,15)],'Kessler Lofts')]
    p=FPDF('L',format='letter');p.set_margins(10,10);p.set_auto_page_break(False)
    hd=['Unit','BD/BA','Tenant','Status','Sqft','Market Rent','Rent','Deposit','Lease From','Lease To','Move-in','Move-out','Past Due','Monthly\nCharges'];w=[x*259/279 for x in [18,15,44,25,13,19,19,18,19,19,18,18,16,18]];p.set_draw_color(190,190,190)
    pgs=[0]
    def page():
        p.add_page();pgs[0]+=1
        if pgs[0]==1:
            p.set_font('Helvetica','B',15);p.cell(0,8,'Rent Roll',new_x='LMARGIN',new_y='NEXT');p.set_font('Helvetica','',7.5)
            for t in('Properties: Dunmore Block, Kessler Lofts, Osgood Hardware Bldg','Units: Active','As of: 11/05/2026','Include Non-Revenue Units: No','Level of Detail: Detail View'): p.cell(0,3.8,t,new_x='LMARGIN',new_y='NEXT')
            p.ln(3)
        p.set_font('Helvetica','B',7);p.set_fill_color(238,238,238);y=p.get_y()
        for x,h in zip(w,hd):
            X=p.get_x();p.multi_cell(x,4 if '\n' in h else 8,h,border='TB',fill=True,align='R' if h in('Sqft','Market Rent','Rent','Deposit','Past Due','Monthly\nCharges') else 'L');p.set_xy(X+x,y)
        p.set_xy(10,y+8)
    def foot():
        p.set_xy(10,203);p.set_font('Helvetica','',6.5);p.cell(130,4,'Created on 11/05/2026');p.cell(0,4,f'Page {pgs[0]}',align='R')
    page();out=[];G_=[0]*6;pu=po=0
    f=lambda d:d.strftime('%m/%d/%Y') if d else ''
    def line(cs,b=False,fill=False):
        if p.get_y()>196: foot();page()
        p.set_font('Helvetica','B' if b else '',6.8)
        for j,(x,c) in enumerate(zip(w,cs)): 
            p.cell(x,5.2,c,border='B',align='R' if j in(4,5,6,7,12,13) else 'L')
        p.ln()
    for ph,us,short in props:
        if p.get_y()>180: foot();page()
        p.set_font('Helvetica','B',7.5);p.cell(0,6.5,ph,border='B',new_x='LMARGIN',new_y='NEXT');S=[0]*6;oc=0
        for u in us:
            com=u[0] in'SR19' and not u.startswith('#') and not u[:2] in('1A',) and ('Store' in u or 'Canal' in u or u=='Retail')
            if com: bd='--';sf=r.choice([780,1120,1460,1875]);mk=round(sf*1.55/25)*25
            else: bd,sf,mk=r.choice([('1/1.00',560,1250),('2/1.00',790,1550),('--/1.00',410,1025),('3/1.00',980,1875)])
            t=dict(unit=u,propertyName=short,area=sf,unitType=None if bd=='--' else bd,marketRent=mk);S[0]+=sf;S[1]+=mk
            x=r.random();fut=False
            if x<.10 and not com: stt='Vacant-Unrented' if x<.06 else 'Vacant-Rented'; fut=stt=='Vacant-Rented'
            elif x<.17: stt='Notice-Unrented'
            elif x<.21 and not com: stt='Evict'
            else: stt='Current'
            t['statusText']=stt
            if stt.startswith('V'):
                line([u,bd,'',stt,m0(sf),m2(mk),'','','','','','','',''])
                out.append(t)
                if fut:
                    nm=g.fl();ls=dt.date(2026,11,r.choice([14,21]));rn=mk-25
                    line([u,bd,nm,'Future',m0(sf),m2(mk),m2(rn),m2(rn),f(ls),f(addm(ls,12)-dt.timedelta(1)),f(ls),'','0.00',''])
                    out.append(dict(t,tenantName=nm,statusText='Future',contractRent=rn,deposit=rn,leaseStartDate=iso(ls),leaseEndDate=iso(addm(ls,12)-dt.timedelta(1)),moveInDate=iso(ls),balance=0))
                continue
            nm=r.choice(['Harrow Falls Barber Co.','Lucky Wok Express LLC','Threadbare Vintage','NorthStar Tax & Title','Bluebird Nail Studio','Canal St. Vape & Glass','Granite Loop Cyclery','Iglesia Nueva Vida']) if com else g.fl()
            while com and nm in g.used: nm=nm=r.choice(['Harrow Falls Barber Co.','Lucky Wok Express LLC','Threadbare Vintage','NorthStar Tax & Title','Bluebird Nail Studio','Canal St. Vape & Glass','Granite Loop Cyclery','Iglesia Nueva Vida'])
            g.used.add(nm);oc+=1
            mi=dt.date(2026,10,1)-dt.timedelta(r.randint(5,1800));mi=mi.replace(day=1);ls=mi
            term=60 if com else 12
            while addm(ls,term)<=dt.date(2026,10,1): ls=addm(ls,term)
            le=addm(ls,term)-dt.timedelta(1)
            if r.random()<.12 and not com: le=None;ls=mi
            rn=mk-r.choice([0,25,50,75,150,200]);dep=r.choice([rn,rn,0,mk-200]);pd=r.choice([0,0,0,0,rn,round(r.uniform(20,800),2)]) if stt!='Evict' else rn*3+50;mc=rn+r.choice([0,0,25,40,75])
            mo=dt.date(2026,11,30) if stt[0]=='N' else None
            line([u,bd,nm,stt,m0(sf),m2(mk),m2(rn),m2(dep),f(ls),f(le),f(mi),f(mo),m2(pd),m2(mc)])
            t.update(tenantName=nm,contractRent=rn,deposit=dep,leaseStartDate=iso(ls),leaseEndDate=iso(le),moveInDate=iso(mi),moveOutDate=iso(mo),balance=pd,totalCharges=mc);out.append(t)
            for j,v in enumerate((rn,dep,pd,mc),2): S[j]+=v
        line([f'{len(us)} Units','','',f'{oc/len(us):.1%} Occupied',m0(S[0]),m2(S[1]),m2(S[2]),m2(S[3]),'','','','',m2(S[4]),m2(S[5])],True);p.ln(2);pu+=len(us);po+=oc;G_=[a+b for a,b in zip(G_,S)]
    line([f'Total {pu} Units','','',f'{po/pu:.1%} Occupied',m0(G_[0]),m2(G_[1]),m2(G_[2]),m2(G_[3]),'','','','',m2(G_[4]),m2(G_[5])],True)
    foot();p.output(D+name)
    save(name,'MIXED_USE','property manager (AppFolio)','three properties grouped, apartments over shops, Evict / Notice statuses',True,None,'2026-11-05',pu,po,pu-po,out)
def run(): globals().pop('_h5',None);doc05();doc06();doc07()
if __name__=='__main__': run()
