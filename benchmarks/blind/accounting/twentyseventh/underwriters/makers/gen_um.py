import random
from common import *
def um1():
    from fpdf import FPDF
    rng=random.Random(2777)
    S=[('ANNUAL & MONTHLY SITES',[('Back-in 30 amp',22,19,560,528,None),('Back-in 50 amp',31,29,610,574,None),('Pull-through 50 amp',18,17,695,661,None),('Pull-through oversized w/ pad & shed',9,9,745,702,None),('Riverfront premium',12,10,880,815,None),('Employee / host sites',3,3,400,0,None)]),
       ('SEASONAL (OCT-APR)',[('Seasonal back-in 50 amp',26,21,725,690,58),('Seasonal pull-through',14,13,790,748,66),('Seasonal riverfront',8,5,965,905,82)]),
       ('TRANSIENT',[('Overnight pull-through',20,11,None,None,64),('Overnight back-in, water & electric only',16,6,None,None,46),('Tent / primitive',10,2,None,None,28)]),
       ('PARK-OWNED RENTALS',[('Park model, 1 bedroom',7,6,1425,1362,129),('Log cabin, sleeps 4',4,2,None,None,115),('Rental travel trailer',2,1,1100,1050,89)])]
    pdf=FPDF('P','mm','Letter');pdf.set_auto_page_break(False);pdf.add_page();pdf.set_margins(12,10,12)
    pdf.set_font('Times','B',15);pdf.set_xy(12,12);pdf.cell(190,7,'Cache Bottom RV Resort - Site Inventory and Rate Summary')
    pdf.set_font('Times','',9.5);pdf.set_xy(12,20);pdf.multi_cell(190,4.4,'Submitted by the borrower with the loan application. Site counts were walked by the manager on March 18, 2025. Transient sites are rented by the night only and carry no monthly potential; occupied counts for them are those of the night of the count. Host sites are provided to work campers at no charge.')
    W=[58,15,15,15,17,18,18,15,23];W=[w*.98 for w in W];x0=12;y=38
    pdf.set_font('Times','B',8.6)
    def cell(i,j,y,h,txt,**k):
        pdf.set_xy(x0+sum(W[:i]),y);pdf.cell(sum(W[i:j]),h,txt,border=1,align='C')
    cell(0,1,y,10,'Description of site');cell(1,4,y,5,'NUMBER OF SITES');cell(4,5,y,5,'');cell(5,8,y,5,'RATES ($)');cell(8,9,y,5,'Monthly')
    for i,s in enumerate(['Total','Occup.','Vacant','% Occ.','Asking/mo','In place','Nightly','potential'],1): cell(i,i+1,y+5,5,s)
    y+=10
    K=["units","occupied","vacant","pct_occ","market","actual","other:RATES ($) Nightly","market_total"];rows=[];tot=[]
    def line(lab,v,bold=False,ind=3):
        nonlocal y
        pdf.set_font('Times','B' if bold else '',9)
        parts=[lab]
        if pdf.get_string_width(lab)>W[0]-ind-2:
            w=lab.split();a=''
            while pdf.get_string_width(a+' '+w[0])<W[0]-ind-3: a=(a+' '+w.pop(0)).strip()
            parts=[a,' '.join(w)]
        for q,pz in enumerate(parts): pdf.set_xy(x0+ind,y+4*q);pdf.cell(W[0],5,pz)
        for i,s in enumerate(v,1):
            pdf.set_xy(x0+sum(W[:i]),y);pdf.cell(W[i],5,s,align='R')
        y+=5.2+(4 if len(parts)>1 else 0)
    g=dict(u=0,o=0,mt=0)
    f2=lambda x:f'{x:,.2f}'
    for sec,L in S:
        y+=1.5;pdf.set_font('Times','BI',9.2);pdf.set_xy(x0,y);pdf.cell(80,5,sec);y+=5.4;u0=o0=mt=0
        for ty,u,o,mk,ac,nt in L:
            p=round(100*o/u,1);r={"type":ty,"units":u,"occupied":o,"vacant":u-o,"pct_occ":p}
            if mk is not None: r["market"]=mk;r["market_total"]=u*mk;r["actual"]=ac;mt+=u*mk
            if nt is not None: r["other:RATES ($) Nightly"]=nt
            rows.append(r);u0+=u;o0+=o
            line(ty,[str(u),str(o),str(u-o),f'{p:.1f}%',f2(mk) if mk is not None else '',f2(ac) if ac is not None else '',f2(nt) if nt is not None else '',f2(u*mk) if mk is not None else ''])
        p=round(100*o0/u0,1);lab='Subtotal';pdf.line(x0+W[0],y,x0+sum(W),y)
        tr={"label":lab,"units":u0,"occupied":o0,"vacant":u0-o0,"pct_occ":p}
        if mt: tr["market_total"]=mt
        tot.append(tr);line(lab,[str(u0),str(o0),str(u0-o0),f'{p:.1f}%','','','',f2(mt) if mt else ''],True,10)
        g['u']+=u0;g['o']+=o0;g['mt']+=mt
    y+=2;pdf.set_line_width(.5);pdf.line(x0,y,x0+sum(W),y);y+=.8;p=round(100*g['o']/g['u'],1)
    line('RESORT TOTAL',[str(g['u']),str(g['o']),str(g['u']-g['o']),f'{p:.1f}%','','','','$'+f2(g['mt'])],True,0)
    tot.append({"label":"RESORT TOTAL","units":g['u'],"occupied":g['o'],"vacant":g['u']-g['o'],"pct_occ":p,"market_total":g['mt']})
    y+=5;pdf.set_font('Times','I',8.5);pdf.set_xy(x0,y);pdf.multi_cell(190,4,'Asking/mo and In place are per site per month, electric metered separately. Monthly potential = all sites of the type at the asking rate. Good Sam discount (10%) not deducted from the nightly rate.')
    pdf.output(doc('cache_bottom_rv_sites.pdf'))
    save('cache_bottom_rv_sites.pdf','UM','OTHER','RV resort owner','cover text, grouped two-line header, sections with bare "Subtotal", nightly and monthly rates, blanks, printed 0.00','nightly rates and blank monthly cells; equal subtotal labels',K,rows,tot)

def um2():
    from openpyxl import Workbook
    from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    rng=random.Random(2788);wb=Workbook();ws=wb.active;ws.title='Unit Mix'
    S=[('Climate controlled, elevator building',[('5 x 5 CC',24,25,49),('5 x 10 CC',46,50,82),('7.5 x 10 CC',18,75,104),('10 x 10 CC',52,100,131),('10 x 15 CC',37,150,178),('10 x 20 CC',21,200,219),('10 x 30 CC',8,300,287)]),
       ('Drive-up, non-climate',[('5 x 10 DU',30,50,64),('10 x 10 DU',64,100,99),('10 x 15 DU',58,150,128),('10 x 20 DU',72,200,152),('10 x 25 DU',20,250,181),('10 x 30 DU',26,300,206),('12 x 40 DU (RV door)',11,480,315)]),
       ('Lockers & other',[('4 x 4 x 4 Locker',15,16,24),('Wine locker',12,9,32)]),
       ('Outdoor parking',[('12 x 30 Gravel',28,360,70),('12 x 40 Canopy',16,480,125)])]
    K=["market","actual","sf","units","occupied","vacant","other:VACANT Ready","other:VACANT Hold / Damaged","pct_occ","total_sf","market_total","actual_total","market_sf"]
    ws['B1']='IRONGATE SELF STORAGE #4 - MUSTANG RIDGE';ws['B1'].font=Font(bold=True,size=13);ws['B2']='Unit mix & rate report, close of business 02/28/2025'
    top=['','Unit type','Street','In-place','Area','UNITS',None,'VACANT',None,None,'Occ.','Total','Street','In-place','Street']
    # columns: B type, C.. numbers
    hdr1={'B':'Unit type','C':'RATE PER MONTH','E':'Unit','F':'UNITS','H':'VACANT','K':'Occ.','L':'Total','M':'MONTHLY RENT','O':'Street'}
    hdr2={'C':'Street','D':'Avg. in place','E':'sq. ft.','F':'Total','G':'Occupied','H':'Total','I':'Ready','J':'Hold / Damaged','K':'%','L':'sq. ft.','M':'Gross potential','N':'Occupied at in-place','O':'per sq. ft.'}
    for a in ('B4:B5','C4:D4','F4:G4','H4:J4','M4:N4'): ws.merge_cells(a)
    for cc in 'BCDEFGHIJKLMNO':
        for r,hh in ((4,hdr1),(5,hdr2)):
            x=ws[f'{cc}{r}']
            try:
                if cc in hh: x.value=hh[cc]
            except AttributeError: pass
            x.font=Font(bold=True);x.fill=PatternFill('solid',fgColor='FFE699');x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
    fm=['$#,##0.00','$#,##0.00','#,##0','#,##0','#,##0','#,##0','0;-0;"-"','0;-0;"-"','0.0%','#,##0','#,##0.00','#,##0.00','0.00']
    rows=[];tot=[];r=6;G=[0]*8
    def put(r,vals,bold=False,asdash=True):
        o={}
        for i,(k,v) in enumerate(zip(K,vals)):
            if v is None: continue
            x=ws.cell(r,3+i);x.value=round(v/100,3) if k=='pct_occ' else v;x.number_format=fm[i];x.font=Font(bold=bold);o[k]=v
            if bold:x.border=Border(top=Side(style='thin'))
        return o
    for sec,L in S:
        ws.cell(r,2,sec).font=Font(bold=True,italic=True);r+=1;T=[0]*8 # units occ vac ready hold tsf mt at
        for ty,u,sf,st in L:
            oc=int(u*rng.uniform(.74,.98));va=u-oc;ho=min(va,rng.choice([0,0,1,2]));re=va-ho
            ac=round(st*rng.uniform(.9,1.12),2);at=round(oc*ac,2);mt=u*st
            v=[st,ac,sf,u,oc,va,re,ho,round(100*oc/u,1),u*sf,mt,at,round(st/sf+1e-9,2)]
            ws.cell(r,2,ty).alignment=Alignment(indent=1);rows.append({"type":ty,**put(r,v)});r+=1
            T=[p+q for p,q in zip(T,(u,oc,va,re,ho,u*sf,mt,at))]
        def tv(T): return [round(T[6]/T[0],2),round(T[7]/T[1],2),None,T[0],T[1],T[2],T[3],T[4],round(100*T[1]/T[0],1),T[5],T[6],round(T[7],2),round(T[6]/T[5],2)]
        lab=f'Total / average: {sec}';ws.cell(r,2,lab).font=Font(bold=True);tot.append({"label":lab,**put(r,tv(T),True)});r+=2
        G=[p+q for p,q in zip(G,T)]
    lab='Facility total / average';ws.cell(r,2,lab).font=Font(bold=True);tot.append({"label":lab,**put(r,tv(G),True)})
    ws.cell(r+2,2,'Averages: street over all units, in-place over occupied units. A dash means none.').font=Font(italic=True,size=9)
    for cc,w in zip('ABCDEFGHIJKLMNO',[2,52,10,11,8,8,10,8,8,10,8,10,17,22,10]): ws.column_dimensions[cc].width=w
    ws.row_dimensions[5].height=32;ws.freeze_panes='C6';ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(doc('irongate_mustang_ridge_mix.xlsx'))
    save('irongate_mustang_ridge_mix.xlsx','UM','OTHER','SiteLink-based storage operator','rates before counts, grouped two-line header, four sections with total/average lines, dash for zero, percentages as fractions formatted','rates first; vacant split in three; averages in totals',K,rows,tot)

def um3():
    from reportlab.lib.pagesizes import letter
    from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.lib import colors
    B=ParagraphStyle('b',fontName='Helvetica',fontSize=9.2,leading=12);H=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=14,leading=18);C=ParagraphStyle('c',fontName='Helvetica',fontSize=7.8,leading=9)
    L=[('A1 Studio','0','1.0',4,30,462,455,38),('A1 Studio','0','1.0',2,50,462,758,38),('B1 One bedroom, ground floor accessible','1','1.0',4,50,618,812,51),('B2 One bedroom','1','1.0',10,60,618,975,51),('B2 One bedroom','1','1.0',4,None,618,None,None),
       ('C1 Two bedroom','2','1.0',6,50,846,975,67),('C1 Two bedroom','2','1.0',12,60,846,1170,67),('C2 Two bedroom townhouse with attached garage','2','1.5',8,60,964,1170,74),('C2 Two bedroom townhouse with attached garage','2','1.5',4,None,964,None,None),
       ('D1 Three bedroom','3','2.0',10,60,1122,1351,86),('D1 Three bedroom','3','2.0',6,80,1122,1802,86),('D2 Three bedroom townhouse','3','2.5',10,None,1240,None,None)]
    mkt={4:1095,8:1420,11:1685}
    K=["ami","units","pct_units","sf","total_sf","gross","ua","net","monthly"];N=sum(x[3] for x in L);assert N==80
    data=[['Plan','Bed-','','Income','','% of','Net sq. ft.','','Rent limit,','Less: utility','Net rent','Net rent, all'],['','rooms','Baths','limit','Units','units','per unit','all units','gross','allowance','per unit','units per mo.']]
    st=[('FONT',(0,0),(-1,-1),'Helvetica',7.8),('FONT',(0,0),(-1,1),'Helvetica-Bold',7.4),('TEXTCOLOR',(0,0),(-1,1),colors.white),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#3B5B4A')),('ALIGN',(1,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('SPAN',(6,0),(7,0)),('ALIGN',(6,0),(7,0),'CENTER'),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),2.5)]
    rows=[];tot=[]
    def tl(lab,g,bg):
        u=sum(x['units'] for x in g);p=sum(x['pct_units'] for x in g);s=sum(x['total_sf'] for x in g);mo=sum(x['monthly'] for x in g)
        n=len(data);data.append([lab,'','','',str(u),f'{p:.2f}%',f'{s/u:,.0f}',f'{s:,}','','',f'${mo/u:,.2f}',f'${mo:,}'])
        st.extend([('FONT',(0,n),(-1,n),'Helvetica-Bold',7.8),('LINEABOVE',(0,n),(-1,n),.6,colors.black),('BACKGROUND',(0,n),(-1,n),bg)])
        tot.append({"label":lab,"units":u,"pct_units":round(p,2),"sf":float(f'{s/u:.0f}'),"total_sf":s,"net":float(f'{mo/u:.2f}'),"monthly":mo})
    groups={}
    allr=[]
    for i,(ty,bd,ba,u,ami,sf,gr,ua) in enumerate(L):
        net=gr-ua if gr else mkt[i];p=u/N*100
        r={"type":ty,"beds":int(bd),"baths":float(ba),"units":u,"pct_units":round(p,2),"sf":sf,"total_sf":sf*u,"net":net,"monthly":net*u}
        if ami: r.update(ami=ami,gross=gr,ua=ua)
        rows.append(r);allr.append(r)
        data.append([Paragraph(ty,C),bd,ba,f'{ami}%' if ami else 'Market',str(u),f'{p:.2f}%',f'{sf:,}',f'{sf*u:,}',f'${gr:,}' if gr else '',f'({ua})' if ua else '',f'${net:,}',f'${net*u:,}'])
        if ua: r['ua']=-ua
        st.append(('LINEBELOW',(0,len(data)-1),(-1,len(data)-1),.2,colors.grey))
    lg=colors.HexColor('#EEF3EF')
    tl('Restricted units',[r for r in allr if 'ami' in r],lg);tl('Market units',[r for r in allr if 'ami' not in r],lg);tl('All units',allr,colors.HexColor('#D5E2D9'))
    T=Table(data,colWidths=[112,30,30,38,30,40,38,44,48,50,46,58],repeatRows=2);T.setStyle(TableStyle(st))
    side=Table([['Garages (attached, townhouses)','22'],['Surface parking spaces','118'],['Laundry income, budget per year','$7,680'],['Year built / rehabilitated','1986 / 2019']],colWidths=[170,70],hAlign='LEFT');side.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8),('BOX',(0,0),(-1,-1),.5,colors.black),('INNERGRID',(0,0),(-1,-1),.2,colors.grey),('ALIGN',(1,0),(1,-1),'RIGHT')]))
    def pg(c,dd): c.setFont('Helvetica',7.5);c.drawString(24,24,'Juniper Crossing Apartments, L.P. - Exhibit C to loan application');c.drawRightString(588,24,f'C-{dd.page}')
    SimpleDocTemplate(doc('juniper_crossing_exhibit_c.pdf'),pagesize=letter,leftMargin=18,rightMargin=18,topMargin=40,bottomMargin=44).build([
     Paragraph('Exhibit C &ndash; Unit Mix and Rent Schedule',H),Spacer(1,4),Paragraph('Juniper Crossing Apartments is an 80-unit garden and townhouse community with 62 units restricted under a regulatory agreement recorded in 2019 and 18 units at market. Limits are those effective April 1, 2024; the allowance covers electric heat, cooking and lights as published by the county housing authority. Market residents pay all electricity themselves.',B),Spacer(1,9),T,Spacer(1,12),Paragraph('Other data',ParagraphStyle('x',fontName='Helvetica-Bold',fontSize=9.5,leading=13)),side,Spacer(1,8),Paragraph('All amounts in U.S. dollars per month unless stated. The last column is units times net rent per unit.',C)],onFirstPage=pg,onLaterPages=pg)
    assert sum(r['units'] for r in allr if 'ami' not in r)==18 or True
    save('juniper_crossing_exhibit_c.pdf','UM','MULTIFAMILY','syndicator / owner consultant','exhibit with cover text and side table, two-line header, same plan at several income limits, allowance in parentheses, totals after the body','repeated type names; Market text in the income column; averages in total lines',K,rows,tot)
def run(): um1();um2();um3()
