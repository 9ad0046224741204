from common import *
from reportlab.lib.pagesizes import A3,A4,letter,landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors as C
from reportlab.lib.units import mm
from reportlab.pdfgen import canvas
from fpdf import FPDF
LS='/usr/share/fonts/truetype/liberation/'; DJ='/usr/share/fonts/truetype/dejavu/'
def dmy(d,f='%d/%m/%Y'): return d.strftime(f) if isinstance(d,date) else (d or '')

def d1(r):  # UK shopping centre, A3 landscape
    fn='brindle_cross_tenancy_schedule.pdf'; n=N(r); ason=date(2025,9,29); rows=[]; data=[]; sty=[]
    b=PS('b',fontName='Helvetica',fontSize=6.8,leading=8); bb=PS('bb',parent=b,fontName='Helvetica-Bold')
    secs=[('The Mall',[str(i) for i in (1,2,3,4)]+['5/6']+[str(i) for i in range(7,17)]),('Weavers Walk',['18','19','20A','20B','21','22-23','24','25','26','27','28']),('Market Square',['MSU1','MSU2','30','31','32','33','34']),('Kiosks',['K1','K2','K3'])]
    h1=['Unit','Demise / Occupier','','','Lease','','','','','Floor area','','Rent','','','','Remarks']
    h2=['','Tenant','Trading as','Guarantor','Start','Expiry','Tenant\nbreak','Next\nreview','L&T\n1954','NIA\nsq ft','ITZA','Zone A\n£ psf','Passing rent\n£ per annum','T/O top-up\n%','ERV\n£ per annum','']
    data=[h1,h2]; tot=[]; vac=0; k=0
    def add(cells): data.append(cells); return len(data)-1
    for sec,us in secs:
        i=add([sec.upper()]+['']*15); sty+=[('SPAN',(0,i),(-1,i)),('BACKGROUND',(0,i),(-1,i),C.HexColor('#e6e0d0')),('FONTNAME',(0,i),(-1,i),'Helvetica-Bold')]
        sr=[]
        for u in us:
            k+=1; ar=r.randrange(450,2600) if sec!='Kiosks' else r.randrange(90,180)
            if 'MSU' in u: ar=r.randrange(9000,22000)
            itza=round(ar*r.uniform(.42,.6)) if ar>400 else None
            za=r.choice([55,60,65,70,72.5,80]) if itza and 'MSU' not in u else None
            if 'MSU' in u: itza=None
            erv=round((itza*za if za else ar*(14 if ar>5000 else 150))/250)*250
            if k in (4,13,19,22,30):
                vac+=1; rem={4:'Under offer, new 10 yr lease, 12 m rent free',13:'Void since 24/06/2024',19:'Void. Former bank, strong room at rear',22:'Void',30:'Stripped to shell'}[k]
                add([u,'VACANT','','','','','','','',f'{ar:,}',f'{itza:,}' if itza else '-',f'{za:.2f}' if za else '-','-','',f'{erv:,}',Paragraph(rem,b)])
                R=row(unit=u,section=sec.upper(),area=ar,statusText='VACANT'); R['marketRentAnnual']=erv; rows.append(R); sr.append((ar,0,erv)); continue
            st=dl(r,date(2015,1,1),date(2024,12,1)); 
            st=r.choice([date(st.year,3,25),date(st.year,6,24),date(st.year,9,29),date(st.year,12,25),st]); y=r.choice([5,10,10,15])
            ex=addy(st,y); hold=ex<ason
            if ex.year==2025 and ex<ason: hold=True
            t=n.co('shop'); ta=t.replace(' Ltd','').replace(' Limited','').replace(' (UK)','').replace(' LLP','').replace(' & Sons','') if r.random()<.7 else r.choice(A)+"'s"
            g=n.pe('{i} {l}') if r.random()<.12 else ''
            br=addy(st,5,0) if y>5 and addy(st,5,0)>ason else None; rv=addy(st,5,0) if y==10 and addy(st,5,0)>ason else (addy(st,10,0) if y==15 and addy(st,10,0)>ason else None)
            pr=round(erv*r.uniform(.75,1.35)/250)*250; to=r.choice(['','','','7.5','8.0','9.0']); rem=''; steps=[]
            if hold: rem='Holding over; terms not yet agreed'
            elif k in (6,27):
                s2=pr+round(pr*.12/250)*250; sd=date(2026,r.choice([3,6]),r.choice([24,25])); rem=f'Stepped: £{s2:,} pa from {dmy(sd)}'; steps=[{"date":iso(sd),"amount":s2,"per":"year"}]
            elif k==9: rem='Tenant in CVA (Cat. B); rent monthly in advance'
            elif k==16: rem='6 months half rent ended 28/09/2025'
            elif r.random()<.2: rem=r.choice(['Service charge cap £6.50 psf','Rent monthly','Subject to schedule of condition','Break penalty 3 months'])
            add([u,Paragraph(t,b),Paragraph(ta,b),g,dmy(st),dmy(ex),dmy(br),dmy(rv),r.choice(['In','In','Out']),f'{ar:,}',f'{itza:,}' if itza else '-',f'{za:.2f}' if za else '-',f'{pr:,}',to,f'{erv:,}',Paragraph(rem,b)])
            R=row(unit=u,section=sec.upper(),area=ar,tenantName=t,leaseStartDate=st,leaseEndDate=ex,annualRent=pr,rentSteps=steps); R['marketRentAnnual']=erv; rows.append(R); sr.append((ar,pr,erv))
        z=[sum(x[j] for x in sr) for j in range(3)]; tot.append(z)
        i=add(['',f'{sec} sub-total','','','','','','','',f'{z[0]:,}','','',f'{z[1]:,}','',f'{z[2]:,}','']); sty+=[('FONTNAME',(0,i),(-1,i),'Helvetica-Bold'),('LINEABOVE',(0,i),(-1,i),.7,C.black)]
    units=len(rows)
    i=add(['OTHER INCOME (not lettable units)']+['']*15); sty+=[('SPAN',(0,i),(-1,i)),('BACKGROUND',(0,i),(-1,i),C.HexColor('#e6e0d0')),('FONTNAME',(0,i),(-1,i),'Helvetica-Bold')]
    oth=0
    for u,t,rent,st,ex in [('ATM','Vexley Cash Machines Ltd',4500,date(2021,6,24),date(2026,6,23)),('Roof','Corvane Towers Ltd',9750,date(2012,9,29),date(2032,9,28)),('Ad panels','Mistral Media Ltd',18000,date(2023,1,1),date(2027,12,31))]:
        add([u,t,'','',dmy(st),dmy(ex),'','','Out','','','',f'{rent:,}','','','']); oth+=rent
        rows.append(row(unit=u,section='OTHER INCOME (not lettable units)',tenantName=t,leaseStartDate=st,leaseEndDate=ex,annualRent=rent))
    z=[sum(x[j] for x in tot) for j in range(3)]
    i=add(['','TOTAL','','','','','','','',f'{z[0]:,}','','',f'{z[1]+oth:,}','',f'{z[2]:,}','']); sty+=[('FONTNAME',(0,i),(-1,i),'Helvetica-Bold'),('LINEABOVE',(0,i),(-1,i),1,C.black),('LINEBELOW',(0,i),(-1,i),1,C.black)]
    W=[34,128,92,58,49,49,49,49,28,40,36,40,58,42,54,150]
    T=Table(data,colWidths=[w*1.17 for w in W],repeatRows=2)
    T.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),6.8),('LEADING',(0,0),(-1,-1),8),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),2.4),('BOTTOMPADDING',(0,0),(-1,-1),2.4),('ALIGN',(9,0),(14,-1),'RIGHT'),('FONTNAME',(0,0),(-1,1),'Helvetica-Bold'),
      ('SPAN',(1,0),(3,0)),('SPAN',(4,0),(8,0)),('SPAN',(9,0),(10,0)),('SPAN',(11,0),(14,0)),('ALIGN',(1,0),(14,0),'CENTER'),('BACKGROUND',(0,0),(-1,1),C.HexColor('#41503c')),('TEXTCOLOR',(0,0),(-1,1),C.white),('LINEBELOW',(0,2),(-1,-1),.25,C.HexColor('#aaaaaa'))]+sty))
    occ=units-vac
    def foot(c,d): c.setFont('Helvetica',7); c.drawString(40,22,'Appendix IV - Tenancy Schedule. Prepared for secured lending purposes; subject to solicitors\' verification.'); c.drawRightString(A3[1]-40,22,f'Page {d.page}')
    SimpleDocTemplate(DOC+fn,pagesize=landscape(A3),leftMargin=35,rightMargin=35,topMargin=35,bottomMargin=40,title='Tenancy schedule').build([Paragraph('Brindle Cross Shopping Centre, Wexcombe',PS('t',fontName='Times-Bold',fontSize=17,leading=21)),Paragraph(f'Tenancy schedule as at 29 September 2025 &nbsp;&nbsp;|&nbsp;&nbsp; {units} lettable units: {occ} let, {vac} vacant',PS('s',fontName='Times-Roman',fontSize=10,leading=16)),T],onFirstPage=foot,onLaterPages=foot)
    save(fn,'RETAIL','A3 tenancy schedule, grouped headers, sections, zone A','Brindle Cross Shopping Centre, Wexcombe',iso(ason),rows,units,occ,vac,checks=[('rent',S(rows,'annualRent'),z[1]+oth),('area',S(rows,'area'),z[0])])

def d2(r):  # Dublin office, fpdf, euro, m2
    fn='harcastle_house_dublin2.pdf'; n=N(r); p=FPDF('L','mm','A4'); p.add_font('L','',LS+'LiberationSerif-Regular.ttf'); p.add_font('L','B',LS+'LiberationSerif-Bold.ttf'); p.add_font('L','I',LS+'LiberationSerif-Italic.ttf')
    p.set_auto_page_break(False); p.add_page(); p.set_font('L','B',15); p.cell(0,8,'HARCASTLE HOUSE, MERRIGAN STREET, DUBLIN 2',new_x='LMARGIN',new_y='NEXT'); p.set_font('L','I',10); p.cell(0,6,'Schedule of Tenancies (position at 1 October 2025). All sums in Euro, exclusive of VAT.',new_x='LMARGIN',new_y='NEXT'); p.ln(3)
    W=[22,30,54,19,23,23,25,23,24,26]; H=[('Floor',''),('Demise',''),('Tenant',''),('Area','m² NIA'),('Lease','commenced'),('Lease','expires'),('Break','(tenant)'),('Rent','review'),('Rent','per quarter'),('Rent','per annum')]
    p.set_font('L','B',9); 
    for ln in (0,1):
        for w,h in zip(W,H): p.cell(w,5,h[ln],align='R' if h[0] in('Area',) or (h[0]=='Rent' and h[1]!='review') else 'L',border='T' if ln==0 else 'B')
        p.ln()
    rows=[]; vac=0; f='%d %b %Y'
    plan=[('Ground',['Left','Right','Café unit']),('First',['Entire']),('Second',['Front','Rear']),('Third',['Front','Rear']),('Fourth',['Entire']),('Fifth',['Suite A','Suite B','Suite C']),('Penthouse',['Entire'])]
    for fl,ds in plan:
        for j,d in enumerate(ds):
            ar=round(r.uniform(150,380) if len(ds)>1 else r.uniform(560,720),1); p.set_font('L','',9.5); unit=d
            V=(fl,d) in (('Second','Rear'),('Fifth','Suite B'))
            p.set_font('L','B',9.5); p.cell(W[0],6.6,fl if j==0 else ''); p.set_font('L','',9.5)
            if V:
                vac+=1; p.cell(W[1],6.6,d); p.set_font('L','I',9.5); p.cell(W[2],6.6,'Vacant'); p.set_font('L','',9.5); p.cell(W[3],6.6,f'{ar:,.1f}',align='R'); p.cell(sum(W[4:8]),6.6,' '*4+('quoting €565 per m²' if fl=='Second' else 'undergoing fit-out'));p.cell(W[8],6.6,'—',align='R');p.cell(W[9],6.6,'—',align='R'); p.ln()
                rows.append(row(unit=d,section=fl,area=ar,statusText='Vacant')); continue
            st=dl(r,date(2016,1,1),date(2025,5,1)).replace(day=1); y=r.choice([10,15]) if len(ds)<3 else 10; ex=addy(st,y); br=addy(st,y//2,0); rv=addy(st,5,0) 
            while rv<date(2025,10,1): rv=addy(rv,5,0)
            q=round(ar*r.uniform(480,640)/4/25)*25; q=q+r.choice([0,.5,.25]); a=q*4; t=n.co('off',(' Ltd',' DAC',' Limited',' Ireland Ltd',''))
            for w,x,al in zip(W[1:],[d,t,f'{ar:,.1f}',dmy(st,f),dmy(ex,f),dmy(br,f) if br>date(2025,10,1) else 'none',dmy(rv,f) if rv<ex else 'none',f'{q:,.2f}',f'{a:,.2f}'],'LLRLLLLRR'): p.cell(w,6.6,x,align=al)
            p.ln(); rows.append(row(unit=d,section=fl,area=ar,tenantName=t,leaseStartDate=st,leaseEndDate=ex,annualRent=a)); rows[-1]['quarterlyRent']=q
        p.set_draw_color(190); p.line(p.l_margin,p.get_y(),p.l_margin+sum(W),p.get_y()); p.set_draw_color(0)
    units=len(rows); p.set_font('L','B',9.5); p.cell(sum(W[:3]),7,f'Offices and café ({units} demises, {vac} vacant)'); p.cell(W[3],7,f"{S(rows,'area'):,.1f}",align='R'); p.cell(sum(W[4:8]),7,''); a1=S(rows,'annualRent'); p.cell(W[8],7,f'{a1/4:,.2f}',align='R'); p.cell(W[9],7,f'{a1:,.2f}',align='R'); p.ln(8)
    cars=[('6 spaces',rows[0]['tenantName']),('8 spaces',rows[3]['tenantName']),('4 spaces',rows[-1]['tenantName'])]; ac=0
    for j,(d,t) in enumerate(cars):
        p.set_font('L','B',9.5); p.cell(W[0],6.2,'Basement' if j==0 else ''); p.set_font('L','',9.5); a=int(d[0])*3500; ac+=a
        for w,x,al in zip(W[1:],[d,t,'','co-term.','co-term.','','',f'{a/4:,.2f}',f'{a:,.2f}'],'LLRLLLLRR'): p.cell(w,6.2,x,align=al)
        p.ln(); rows.append(row(unit=d,section='Basement',tenantName=t,leaseStartDate='co-term.',leaseEndDate='co-term.',annualRent=float(a))); rows[-1]['quarterlyRent']=a/4
    p.set_font('L','B',10); p.cell(sum(W[:8]),7,'TOTAL CONTRACTED RENT',border='TB'); tt=a1+ac; p.cell(W[8],7,f'{tt/4:,.2f}',align='R',border='TB'); p.cell(W[9],7,f'{tt:,.2f}',align='R',border='TB'); p.ln(10)
    p.set_font('L','',8.5); p.multi_cell(0,4.4,'Notes: (1) Measured on IPMS 3 converted to NIA. (2) Basement car spaces are licensed with the office lettings and are not separate demises. (3) Service charge budget y/e 31 December 2025: €92.40 per m². (4) Reviews are open market, upwards or downwards.')
    p.set_y(-12); p.set_font('L','I',8); p.cell(0,5,'Tolworth Considine Chartered Surveyors — Valuation Report, Appendix C',align='C'); p.output(DOC+fn)
    save(fn,'OFFICE','serif schedule by floor, euro a quarter and a year, car spaces','Harcastle House, Merrigan Street, Dublin 2','2025-10-01',rows,units,units-vac,vac,hard=True,checks=[('rent',S(rows,'annualRent'),tt)])

def d3(r):  # student hall, monospaced 2-line records
    fn='spindle_court_student_rentlist.pdf'; n=N(r); c=canvas.Canvas(DOC+fn,pagesize=A4); rows=[]; y=[0]; pg=[0]
    f=7.4; X=30
    def out(s,b=False):
        if y[0]<50: page()
        c.setFont('Courier-Bold' if b else 'Courier',f); c.drawString(X,y[0],s); y[0]-=9.2
    def l1(u,t,s,a,b,w,p,an,rc,os): return f'{u:<8}{t:<13}{s:<23}{a:<10}{b:<10}{w:>3}{p:>9}{an:>12}{rc:>12}{os:>12}'
    def page():
        if pg[0]: c.showPage()
        pg[0]+=1; y[0]=805
        for s in ['HALLKEEPER 7.2            ROOM CONTRACT & RENT LISTING'.ljust(104)+f'PAGE {pg[0]:>3}','SPINDLE COURT, NOTTINGHAM   ACADEMIC YEAR 2025/26   POSITION AT 17-NOV-2025'.ljust(94)+'RUN 17/11/25 08:42','='*112,l1('ROOM','ROOM TYPE','STUDENT','FROM','TO','WKS','RENT PW','ANNUAL RENT','RECEIVED','OUTSTAND.'),f"{'':<8}{'STATUS':<13}{'GUARANTOR':<23}CONTRACT REF",'-'*112]:
            c.setFont('Courier-Bold',f); c.drawString(X,y[0],s); y[0]-=9.2
    page(); G=[0,0,0,0]; occ=0; vac=0; k=0
    for blk,nf in (('A',9),('B',8),('C',5)):
        out(''); out(f'*** BLOCK {blk} ***',True); T=[0,0,0,0]
        for fl in range(1,nf+1):
            if y[0]<90: page()
            out(f'  FLAT {blk}{fl}',True)
            for rm in range(1,7):
                k+=1; y[0]<60 and page(); u=f'{blk}{fl}-{rm}'; ty='EN-SUITE PREM' if rm==6 else 'EN-SUITE'; ty=ty[:12] if len(ty)>12 else ty; ty='PREMIUM' if rm==6 else 'EN-SUITE'
                if blk=='C': ty='STUDIO PLUS' if rm==6 else 'STUDIO'
                pw={'EN-SUITE':164,'PREMIUM':179,'STUDIO':219,'STUDIO PLUS':238}[ty]
                if k%13==7:
                    vac+=1; out(l1(u,ty,'** VOID **','','','','','','','')); out(f"{'':<8}{'VOID':<13}"); T[0]+=1
                    rows.append(row(unit=u,building=f'BLOCK {blk}',section=f'FLAT {blk}{fl}',unitType=ty,statusText='VOID')); continue
                w=r.choice([44,44,51]); s0=date(2025,9,13); e0=s0+timedelta(days=7*w); s=n.pe('{l}, {f}').upper()
                stt='IN RESIDENCE'; 
                if k==52: pw=0; stt='RES. ASSIST.'
                if k in (20,77): stt='NOTICE'
                an=pw*w; rc=round(an/3,2) if r.random()<.86 else r.choice([0,round(an/6,2)]); os=round(an/3-rc,2); os=0 if abs(os)<.02 else os
                out(l1(u,ty,s[:22],s0.strftime('%d-%b-%y').upper(),e0.strftime('%d-%b-%y').upper(),w,f'{pw:.2f}',f'{an:,.2f}',f'{rc:,.2f}',f'{os:,.2f}'))
                gu='NONE - PAID TERMLY' if r.random()<.25 else n.pe('{i} ')+s.split(',')[0]; ref=f'SC26/{r.randrange(10000,99999)}'
                out(f"{'':<8}{stt:<13}{gu:<23}{ref}"); occ+=1; T=[T[0]+1,T[1]+an,T[2]+rc,T[3]+os]
                rows.append(row(unit=u,building=f'BLOCK {blk}',section=f'FLAT {blk}{fl}',unitType=ty,tenantName=s[:22],statusText=stt,leaseStartDate=s0,leaseEndDate=e0,annualRent=float(an),balance=os)); rows[-1]['weeklyRent']=float(pw)
        out('-'*112); out(f"BLOCK {blk} TOTAL  {T[0]} ROOMS".ljust(67)+f'{"":>9}{T[1]:>12,.2f}{T[2]:>12,.2f}{T[3]:>12,.2f}',True); G=[a+b for a,b in zip(G,T)]
    out('='*112); out(f"SITE TOTAL     {G[0]} ROOMS".ljust(67)+f'{"":>9}{G[1]:>12,.2f}{G[2]:>12,.2f}{G[3]:>12,.2f}',True); out(''); out(f'ROOMS {k}   OCCUPIED {occ}   VOID {vac}   OCCUPANCY {occ/k*100:.1f}%'); out('*** END OF REPORT ***'); c.save()
    save(fn,'STUDENT_HOUSING','monospaced two-line records, blocks and flats, rent a week and a year','Spindle Court, Nottingham','2025-11-17',rows,k,occ,vac,hard=True,checks=[('an',S(rows,'annualRent'),G[1]),('os',S(rows,'balance'),round(G[3],2))])

def d4(r):  # caravan park
    fn='gulls_rest_pitch_fee_schedule.pdf'; n=N(r); p=FPDF('P','mm','A4'); p.add_font('D','',DJ+'DejaVuSansCondensed.ttf'); p.add_font('D','B',DJ+'DejaVuSansCondensed-Bold.ttf'); p.set_auto_page_break(False); rows=[]
    W=[13,44,38,19,17,17,20,20]; H=['Pitch','Licence holder','Caravan (make, year)','Licence\nends','Pitch fee\n2025 £','Rates &\nwater £','Total\ncharged £','Still\nowing £']
    def head():
        p.add_page(); p.set_font('D','B',13); p.set_text_color(20,70,110); p.cell(0,7,"Gull's Rest Holiday Park — pitch fee schedule, 2025 season",new_x='LMARGIN',new_y='NEXT'); p.set_font('D','',8); p.set_text_color(90); p.cell(0,5,'Printed from the site office ledger 31.07.2025. Fees are for the whole season (1 March to 6 January) and include VAT.',new_x='LMARGIN',new_y='NEXT'); p.set_text_color(0); p.ln(2); y=p.get_y(); x=p.l_margin; p.set_font('D','B',8); p.set_fill_color(205,224,238)
        for w,h in zip(W,H): p.rect(x,y,w,9,'F'); p.set_xy(x,y+.5); p.multi_cell(w,4,h,align='R' if '£' in h else 'L'); x+=w
        p.set_xy(p.l_margin,y+9.5)
    head(); mk=['Willerton Vogue','Swiftley Bordeaux','Atlan Status','Carnford Lodge','Delto Sienna','Abbeyvale Wren']; tot=[0]*4; lic=vac=0
    for sec,pre,m,fee in (('Lower Meadow','L',24,4380),('The Paddock','P',19,4875),('Sea View','S',15,6240)):
        p.set_font('D','B',9); 
        if p.get_y()>262: head(); p.set_font('D','B',9)
        p.cell(0,6,sec,new_x='LMARGIN',new_y='NEXT'); st=[0]*4
        for j in range(1,m+1):
            if p.get_y()>275: head()
            u=f'{pre}{j}'; p.set_font('D','',8); 
            if j%9==4: 
                stock=j%2==0 and pre!='L'; vac+=1; x='VACANT' if not stock else 'Park stock (for sale)'
                for w,v in zip(W[:3],[u,x,'' if not stock else f'{r.choice(mk)}, 2024']): p.cell(w,5,v)
                p.ln(); rows.append(row(unit=u,section=sec,statusText=x)); continue
            t=r.choice(['Mr & Mrs ','Mrs ','Mr ','Ms '])+n.pe('{i} {l}'); e=date(r.randrange(2026,2044),1,6); f=fee+r.choice([0,0,0,145,-220]); w_=round(r.uniform(168,310),2); tl=f+w_; ow=r.choice([0,0,0,0,round(tl/2,2),round(r.uniform(90,600),2)])
            for w,v,a in zip(W,[u,t,f'{r.choice(mk)}, {min(2024,e.year-r.choice([15,20])) if e.year>2035 else r.choice([2009,2011,2012,2014])}',dmy(e,'%d.%m.%Y'),f'{f:,.2f}',f'{w_:.2f}',f'{tl:,.2f}',f'{ow:,.2f}' if ow else 'paid'],'LLLLRRRR'): p.cell(w,5,v,align=a)
            p.ln(); lic+=1; R=row(unit=u,section=sec,tenantName=t,leaseEndDate=e,annualRent=float(f),balance=ow or None,charges=[{"code":"Pitch fee","amount":float(f)},{"code":"Rates & water","amount":w_}],totalCharges=round(tl,2)); rows.append(R); st=[a+b for a,b in zip(st,[f,w_,tl,ow])]
        p.set_font('D','B',8); p.cell(sum(W[:4]),5.5,f'{sec}, {m} pitches',border='T'); 
        for w,v in zip(W[4:],st): p.cell(w,5.5,f'{v:,.2f}',align='R',border='T')
        p.ln(8); tot=[a+b for a,b in zip(tot,st)]
    p.set_font('D','B',9); p.cell(sum(W[:4]),7,'Park total',border='TB'); p.set_font('D','B',8)
    for w,v in zip(W[4:],tot): p.cell(w,7,f'{v:,.2f}',align='R',border='TB')
    p.ln(9); p.set_font('D','',8.5); p.cell(0,5,f'{len(rows)} pitches in all: {lic} licensed, {vac} without a licence holder (vacant or park stock).'); p.output(DOC+fn)
    save(fn,'MANUFACTURED_HOUSING','caravan park pitch fees a season, sections, "paid" text',"Gull's Rest Holiday Park",'2025-07-31',rows,len(rows),lic,vac,checks=[('f',S(rows,'annualRent'),tot[0]),('t',S(rows,'totalCharges'),round(tot[2],2)),('b',S(rows,'balance'),round(tot[3],2))])

def d5(r):  # Canadian plaza with step lines
    fn='maple_ridge_plaza_rent_roll.pdf'; n=N(r); rows=[]; f='%d-%b-%Y'
    data=[['Unit','Tenant','GLA\n(sf)','Commencement\nExpiry','$/sf','Basic Rent\nMonthly','Basic Rent\nAnnual','CAM\nMonthly','Realty Tax\nMonthly','HST\n13%','Total\nMonthly','Security\nDeposit']]; sty=[]; T=[0]*6; vac=0; A_=0
    us=['101','102','103-104','105','106','107','108','109','110','Pad A','Pad B','2nd Flr']
    for i,u in enumerate(us):
        ar=r.randrange(1050,3400); ar=ar*2 if '-' in u else ar; A_+=ar; k=len(data)
        if i in (4,8):
            vac+=1; data.append([u,'Vacant',f'{ar:,}','','','','','','','','','']); rows.append(row(unit=u,area=ar,statusText='Vacant')); sty.append(('LINEABOVE',(0,k),(-1,k),.4,C.grey)); continue
        t=n.co('shop',(' Inc.',' Ltd.',' Canada Inc.','',' Co.')); st=dl(r,date(2018,1,1),date(2024,12,1)).replace(day=1); y=r.choice([5,10]); ex=addy(st,y)
        while ex<date(2026,3,1): ex=addy(ex,5,1); ex=(ex+timedelta(days=1)) if ex.day!=31 and (ex+timedelta(days=1)).day!=1 else ex
        psf=r.choice([24,26.5,28,31,33.5,36]); m=round(ar*psf/12,2); an=round(ar*psf,2); cam=round(ar*8.15/12,2); tx=round(ar*9.42/12,2); h=round((m+cam+tx)*.13,2); tl=round(m+cam+tx+h,2); dep=round(m*2,2) if r.random()<.7 else None
        data.append([u,t,f'{ar:,}',dmy(st,f)+'\n'+dmy(ex,f),f'{psf:.2f}',f'${m:,.2f}',f'${an:,.2f}',f'{cam:,.2f}',f'{tx:,.2f}',f'{h:,.2f}',f'${tl:,.2f}',f'{dep:,.2f}' if dep else 'nil']); sty.append(('LINEABOVE',(0,k),(-1,k),.4,C.grey))
        steps=[]
        for q in range(r.choice([0,1,2,2])):
            sd=date(2026+q*2,st.month,1)
            if sd<ex:
                p2=psf+1.5*(q+1); m2=round(ar*p2/12,2); data.append(['','   Rent step','',dmy(sd,f),f'{p2:.2f}',f'${m2:,.2f}',f'${ar*p2:,.2f}']+['']*5); z=len(data)-1; sty.append(('FONTNAME',(0,z),(-1,z),'Helvetica-Oblique')); sty.append(('TEXTCOLOR',(0,z),(-1,z),C.HexColor('#444444'))); steps.append({"date":iso(sd),"amount":m2})
        rows.append(row(unit=u,area=ar,tenantName=t,leaseStartDate=st,leaseEndDate=ex,contractRent=m,annualRent=an,charges=[{"code":"CAM","amount":cam},{"code":"Realty Tax","amount":tx},{"code":"HST","amount":h}],totalCharges=tl,deposit=dep,rentSteps=steps)); T=[a+b for a,b in zip(T,[m,an,cam,tx,h,tl])]
    data.append(['',f'TOTAL ({len(us)} units)',f'{A_:,}','','']+[f'{x:,.2f}' for x in T]+['']); z=len(data)-1; sty+=[('FONTNAME',(0,z),(-1,z),'Helvetica-Bold'),('LINEABOVE',(0,z),(-1,z),1,C.black)]
    tb=Table(data,colWidths=[42,132,38,66,36,62,68,54,54,52,62,56],repeatRows=1); tb.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),7.6),('LEADING',(0,0),(-1,-1),9.2),('FONTNAME',(0,0),(-1,0),'Helvetica-Bold'),('BACKGROUND',(0,0),(-1,0),C.HexColor('#b5121b')),('TEXTCOLOR',(0,0),(-1,0),C.white),('ALIGN',(2,0),(2,-1),'RIGHT'),('ALIGN',(4,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'TOP'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2)]+sty))
    occ=len(us)-vac; SimpleDocTemplate(DOC+fn,pagesize=landscape(letter),leftMargin=30,rightMargin=30,topMargin=32,bottomMargin=30).build([Paragraph('MAPLE RIDGE PLAZA',PS('a',fontName='Helvetica-Bold',fontSize=14,leading=17)),Paragraph('4410 Dunmore Road, Guelph, Ontario — Rent Roll as of November 1, 2025 (CAD)',PS('b',fontSize=9,leading=16)),tb,Spacer(1,8),Paragraph(f'Leased {occ} of {len(us)} units. Basic rent is net and carefree to landlord. CAM and realty tax are 2025 estimates, subject to year-end adjustment.',PS('c',fontSize=7.5))])
    save(fn,'RETAIL','Canadian net rent roll, step lines below tenants, HST','Maple Ridge Plaza','2025-11-01',rows,len(us),occ,vac,hard=True,checks=[('m',S(rows,'contractRent'),round(T[0],2)),('tot',S(rows,'totalCharges'),round(T[5],2))])

def d6(r):  # Australian industrial; planted total_wrong
    fn='kurrabin_estate_tenancy_summary.pdf'; n=N(r); rows=[]; f='%d/%m/%y'
    ps=PS('x',fontName='Helvetica',fontSize=7.2,leading=8.4); g=C.HexColor('#0b5d57')
    data=[['Lessee','Unit','Area (m²)','','','Lease','','','Rental (A$ ex GST)','','','Bank\nguarantee','Reviews / incentive'],['','','W/house','Office','Total','Start','End','Option','Net p.a.','Net p.m.','Outgoings p.m.','','']]
    T=[0]*4; vac=0
    for i in range(1,18):
        u=f'Unit {i}' if i not in (16,17) else f'Yard {i-15}'; wh=r.randrange(380,2200); of=r.randrange(40,240); 
        if i>15: of=0
        ar=wh+of; T[0]+=ar; ofs=str(of) if of else '-'
        if i in (6,11,14):
            vac+=1; data.append(['Vacant',u,f'{wh:,}',ofs,f'{ar:,}','','','','','','','',Paragraph(['Asking $142/m² net + outgoings','Refurbishing roof','Lease out for signing'][vac-1],ps)]); rows.append(row(unit=u,area=ar,statusText='Vacant')); continue
        t=n.co('ind',(' Pty Ltd',' Pty Ltd',' Australia Pty Ltd',' (Qld) P/L')); st=dl(r,date(2019,1,1),date(2025,6,1)).replace(day=1); ex=addy(st,r.choice([5,7,10])); 
        if ex<date(2025,12,1): ex=addy(st,10)
        m=round(ar*r.uniform(118,150)/12/5)*5+r.choice([0,.5]); a=round(m*12,2); og=round(ar*31.5/12,2); bg=round((m+og)*3*1.1,2) if r.random()<.8 else None
        data.append([Paragraph(t,ps),u,f'{wh:,}',ofs,f'{ar:,}',dmy(st,f),dmy(ex,f),r.choice(['5','3+3','nil','5+5']),f'{a:,.2f}',f'{m:,.2f}',f'{og:,.2f}',f'{bg:,.2f}' if bg else 'P/G only',Paragraph(r.choice(['3.5% fixed annual','CPI + 1%','4% annual; 12% incentive as abatement','Mkt at option; 3% pa','3% pa; 3 mths rent free, expired']),ps)])
        rows.append(row(unit=u,area=ar,tenantName=t,leaseStartDate=st,leaseEndDate=ex,annualRent=a,contractRent=m,deposit=bg,charges=[{"code":"Outgoings","amount":og}])); T=[x+y for x,y in zip(T,[0,a,m,og])]
    wrong=round(T[1]+18000,2)
    data.append(['ESTATE TOTAL',f'{len(rows)} tenancies','','',f'{T[0]:,}','','','',f'{wrong:,.2f}',f'{T[2]:,.2f}',f'{T[3]:,.2f}','',''])
    tb=Table(data,colWidths=[112,48,40,34,40,44,44,34,64,58,58,58,148],repeatRows=2); z=len(data)-1
    tb.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),7.2),('LEADING',(0,0),(-1,-1),8.5),('GRID',(0,0),(-1,-1),.3,C.HexColor('#9bbab7')),('SPAN',(2,0),(4,0)),('SPAN',(5,0),(7,0)),('SPAN',(8,0),(10,0)),('SPAN',(0,0),(0,1)),('SPAN',(1,0),(1,1)),('SPAN',(11,0),(11,1)),('SPAN',(12,0),(12,1)),('BACKGROUND',(0,0),(-1,1),g),('TEXTCOLOR',(0,0),(-1,1),C.white),('FONTNAME',(0,0),(-1,1),'Helvetica-Bold'),('ALIGN',(2,0),(4,-1),'RIGHT'),('ALIGN',(8,0),(11,-1),'RIGHT'),('ALIGN',(2,0),(10,0),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('FONTNAME',(0,z),(-1,z),'Helvetica-Bold'),('BACKGROUND',(0,z),(-1,z),C.HexColor('#dcebe9'))]+[('BACKGROUND',(0,j),(-1,j),C.HexColor('#f2f7f6')) for j in range(3,z,2)]))
    occ=len(rows)-vac
    SimpleDocTemplate(DOC+fn,pagesize=landscape(A4),leftMargin=28,rightMargin=28,topMargin=30,bottomMargin=28).build([Paragraph('Kurrabin Industrial Estate, 18–60 Tamber Road, Rocklea QLD',PS('a',fontName='Helvetica-Bold',fontSize=13,leading=17,textColor=g)),Paragraph('TENANCY SUMMARY at 31 October 2025',PS('b',fontSize=9,leading=15)),tb])
    save(fn,'INDUSTRIAL','Australian tenancy summary, tenant first, grouped headers','Kurrabin Industrial Estate, 18–60 Tamber Road, Rocklea QLD','2025-10-31',rows,len(rows),occ,vac,planted={"what":f"printed total of Net p.a. is {wrong:,.2f}, rows sum to {T[1]:,.2f}","kind":"total_wrong"},checks=[('m',S(rows,'contractRent'),round(T[2],2)),('area',S(rows,'area'),T[0])])

def d7(r):  # BTR
    fn='tannery_yard_btr_rent_roll.pdf'; n=N(r); p=FPDF('P','mm','A4'); p.add_font('S','',LS+'LiberationSans-Regular.ttf'); p.add_font('S','B',LS+'LiberationSans-Bold.ttf'); p.add_font('N','',LS+'LiberationSansNarrow-Regular.ttf'); p.add_font('N','B',LS+'LiberationSansNarrow-Bold.ttf'); p.set_auto_page_break(False)
    ty={'Studio':(395,1025),'1B1P':(480,1195),'2B3P':(690,1545),'3B5P':(925,1980)}; units=[]; rows=[]; k=0
    for blk,nf,per in (('Bark House',7,6),('Lime House',6,5)):
        for fl in range(nf):
            for a in range(1,per+1): units.append((blk,f'{"B" if blk[0]=="B" else "L"}{fl}.{a:02d}',['Studio','1B1P','1B1P','2B3P','2B3P','3B5P'][a-1]))
    cnt={'Let':0,'Notice':0,'Void':0,'Reserved':0,'Show':0,'Maintenance':0}; mix={}
    for blk,u,t in units:
        k+=1; s={5:'Void',17:'Reserved',18:'Show',29:'Void',33:'Maintenance',41:'Void',50:'Notice',58:'Void',62:'Reserved',9:'Notice',70:'Notice'}.get(k,'Let'); cnt[s]+=1
        ar,er=ty[t]; ar+=r.randrange(-12,20); erv=er+r.choice([0,10,25,40]); mix.setdefault(t,[0,0,0]); mix[t][0]+=1; mix[t][2]+=erv
        if s in('Let','Notice'):
            st=dl(r,date(2024,9,1),date(2025,8,20)); ex=addy(st,r.choice([1,2])); ren=erv-r.choice([0,15,30,55,80]); mix[t][1]+=ren; bal=r.choice([0,0,0,0,0,float(ren),round(r.uniform(20,300),2),-50.0]); dep=round(ren*12/52*5,2)
            rows.append(row(unit=u,building=blk,unitType=t,area=ar,tenantName=n.pe('{l}, {i}'),statusText=s,leaseStartDate=st,leaseEndDate=ex,contractRent=float(ren),marketRent=float(erv),deposit=dep,balance=bal))
        else: rows.append(row(unit=u,building=blk,unitType=t,area=ar,statusText=s,marketRent=float(erv)))
    occ=cnt['Let']+cnt['Notice']; vac=cnt['Void']+cnt['Reserved']
    p.add_page(); p.set_fill_color(72,52,40); p.rect(0,0,210,62,'F'); p.set_text_color(255); p.set_xy(18,22); p.set_font('S','B',24); p.cell(0,12,'The Tannery Yard'); p.set_xy(18,36); p.set_font('S','',12); p.cell(0,8,'Build to Rent, Kirkstall Road, Leeds  |  Rent roll at 31 August 2025'); p.set_text_color(0); p.set_xy(18,80)
    p.set_font('S','B',11); p.cell(0,8,'Occupation',new_x='LMARGIN',new_y='NEXT')
    for a,b in [('Total apartments',k),('Occupied (let and under notice)',occ),('Vacant (void and reserved, not yet moved in)',vac),('Show apartment',cnt['Show']),('Off line for maintenance',cnt['Maintenance'])]: p.set_x(18); p.set_font('S','',10); p.cell(95,6.5,a,border='B'); p.cell(20,6.5,str(b),align='R',border='B'); p.ln()
    p.ln(8); p.set_x(18); p.set_font('S','B',11); p.cell(0,8,'Unit mix'); p.ln(); p.set_x(18); p.set_font('S','B',9)
    for w,h in zip([35,25,45,45],['Type','No.','Rent passing pcm','Market rent pcm']): p.cell(w,6,h,border='B',align='L' if h=='Type' else 'R')
    p.ln(); p.set_font('S','',9)
    for t,(a,b,c_) in mix.items():
        p.set_x(18)
        for w,h in zip([35,25,45,45],[t,a,f'£{b:,.0f}',f'£{c_:,.0f}']): p.cell(w,6,str(h),align='L' if h==t else 'R')
        p.ln()
    W=[15,18,15,13,33,20,20,17,17,19,17]; H=['Apt','Status','Type','Sq ft','Resident','From','Until','Rent\n£ pcm','Market\n£ pcm','Deposit\nheld £','Balance\n£']; W=[x*.93 for x in W]
    def head(b):
        p.add_page(); p.set_font('S','B',12); p.cell(0,8,b,new_x='LMARGIN',new_y='NEXT'); y=p.get_y(); x=p.l_margin; p.set_font('N','B',9); p.set_text_color(72,52,40)
        for w,h in zip(W,H): p.set_xy(x,y); p.multi_cell(w,4,h,align='R' if '\n' in h or h=='Sq ft' else 'L'); x+=w
        p.set_xy(p.l_margin,y+8.5); p.set_text_color(0); p.line(p.l_margin,y+8.2,p.l_margin+sum(W),y+8.2)
        p.set_xy(p.l_margin,285); p.set_font('N','',8); p.cell(0,4,f'The Tannery Yard — rent roll — page {p.page_no()}',align='R'); p.set_xy(p.l_margin,y+9)
    GT=[0]*4
    for blk in ('Bark House','Lime House'):
        head(blk); rr=[x for x in rows if x['building']==blk]; lastf=None
        for x in rr:
            fl=x['unit'][1]
            if lastf is not None and fl!=lastf: p.ln(2)
            lastf=fl
            if p.get_y()>272: head(blk+' (continued)')
            p.set_font('N','',9.3); o=x.get
            vals=[x['unit'],o('statusText'),o('unitType'),o('area'),o('tenantName',''),o('leaseStartDate',''),o('leaseEndDate','')]
            vals[5:]=[date.fromisoformat(v).strftime('%d-%b-%y') if v else '' for v in vals[5:]]
            b=o('balance'); vals+=[f"{o('contractRent'):,.0f}" if o('contractRent') else '',f"{o('marketRent'):,.0f}",f"{o('deposit'):,.2f}" if o('deposit') else '','' if b is None else (f'({-b:,.2f})' if b<0 else f'{b:,.2f}')]
            for w,v,a in zip(W,vals,'LLLRLLLRRRR'): p.cell(w,4.9,(' ' if a=='L' and 0 else '')+str(v),align=a)
            p.ln()
        z=[S(rr,q) for q in('contractRent','marketRent','deposit','balance')]; GT=[a+b for a,b in zip(GT,z)]; p.set_font('N','B',9.3); p.cell(sum(W[:7]),6,f'{blk}: {len(rr)} apartments',border='T')
        for w,v in zip(W[7:],[f'{z[0]:,.0f}',f'{z[1]:,.0f}',f'{z[2]:,.2f}',f'{z[3]:,.2f}']): p.cell(w,6,v,align='R',border='T')
        p.ln()
    p.ln(3); p.cell(sum(W[:7]),6,'The Tannery Yard',border='TB')
    for w,v in zip(W[7:],[f'{GT[0]:,.0f}',f'{GT[1]:,.0f}',f'{GT[2]:,.2f}',f'{GT[3]:,.2f}']): p.cell(w,6,v,align='R',border='TB')
    p.output(DOC+fn); save(fn,'MULTIFAMILY','BTR roll with cover page, two blocks, parentheses','The Tannery Yard','2025-08-31',rows,k,occ,vac,checks=[('mix',sum(v[1] for v in mix.values()),GT[0])])
ALL=[d1,d2,d3,d4,d5,d6,d7]
