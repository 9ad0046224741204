from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
import xlsxwriter
# ---------- 7 Dublin BTR, PDF
def dublin():
    R=random.Random(2907)
    names=["units","occupied","vacant","sf","total_sf","market","market_total","market_sf","actual","actual_total","other:Reversion %"]
    Bk=[('Block A (Loom House)',[('Studio',0,12,38.2,1690),('1 bed 2 person',1,34,47.5,2015),('1 bed 2 person, balcony',1,16,49.1,2090),('2 bed 3 person',2,9,66.4,2480),('2 bed 4 person',2,28,75.8,2655),('3 bed 5 person',3,6,94.3,3240)]),
        ('Block B (Shuttle House)',[('1 bed 2 person',1,22,46.9,1995),('1 bed 2 person, terrace',1,5,51.7,2150),('2 bed 4 person',2,31,76.4,2640),('2 bed 4 person, corner',2,10,81.2,2760),('2 bed duplex',2,4,92.5,2950),('3 bed 5 person',3,8,95.6,3210),('3 bed penthouse',3,2,121.4,4400)]),
        ('Block C (Bobbin Court)',[('Studio',0,18,37.4,1660),('Studio, accessible',0,3,43.8,1700),('1 bed 2 person',1,26,48.2,2000),('2 bed 3 person',2,14,65.1,2430),('2 bed 4 person',2,20,74.9,2610)]),
        ('Mews',[('Mews house, 2 bed',2,5,88.6,2980),('Mews house, 3 bed',3,3,112.9,3560),('Caretaker flat',1,1,45,0)])]
    W,H=landscape(A4); c=canvas.Canvas(D+'/linnet_works_accommodation.pdf',pagesize=(W,H))
    cx=[262,300,338,392,452,512,584,634,692,762,808]
    def head(p):
        c.setFont('Times-Bold',15); c.drawString(34,H-38,'The Linnet Works, Dublin 8'); c.setFont('Times-Italic',10); c.drawString(34,H-52,'Schedule of accommodation and rents, all residential units, at 1 May 2025'); c.drawRightString(W-34,H-38,f'Appendix 4 / {p}')
        y=H-74; c.setFont('Times-Bold',9); c.line(34,y+12,W-34,y+12)
        for x,s,a,b in((cx[0]-22,'UNITS',cx[0]-26,cx[2]),(0,'',0,0)): 
            if s: c.drawCentredString((a+b)/2,y,s); c.line(a,y-3,b,y-3)
        for s,a,b in(('AREA (NIA, m²)',cx[2]+16,cx[4]),('MARKET RENT (€)',cx[4]+16,cx[7]),('PASSING RENT (€)',cx[7]+14,cx[9])): c.drawCentredString((a+b)/2,y,s); c.line(a,y-3,b,y-3)
        c.setFont('Times-Roman',8.5); c.drawString(34,y-14,'Unit type'); c.drawRightString(222,y-14,'Beds')
        H1=['No.','Let','Void','Average','Total','Per unit','All units','Per m²','Per let unit','Let units','Reversion']; H2=['','','','','','per month','per month','per month','per month','per month','%']
        for x,a,b in zip(cx,H1,H2): c.drawRightString(x,y-14,a); c.drawRightString(x,y-23,b)
        c.line(34,y-28,W-34,y-28); return y-42
    def put(y,v,b=False):
        c.setFont('Times-Bold' if b else 'Times-Roman',9)
        F=['{:,.0f}']*3+['{:,.1f}','{:,.1f}','{:,.0f}','{:,.0f}','{:,.2f}','{:,.0f}','{:,.0f}','{:.1f}']
        for x,q,f in zip(cx,v,F):
            if q is not None: c.drawRightString(x,y,f.format(q))
    def agg(rs):
        u=sum(r[0] for r in rs);l=sum(r[1] for r in rs);vd=u-l; ta=round(sum(r[4] for r in rs),1); mt=sum(r[6] or 0 for r in rs); at=sum(r[9] or 0 for r in rs)
        um=sum(r[0] for r in rs if r[6]); am=sum(r[4] for r in rs if r[6]); lm=sum(r[1] for r in rs if r[9])
        return [u,l,vd,round(ta/u+1e-9,1),ta,round(mt/um),mt,round(mt/am+1e-9,2),round(at/lm),at,None]
    tr=[];tt=[];ALL=[]; y=head(1); pg=1
    for bn,l in Bk:
        if y<60+13*len(l)+30: c.setFont('Times-Italic',8); c.drawString(34,26,'Continued overleaf'); c.showPage(); pg+=1; y=head(pg)
        c.setFont('Times-BoldItalic',10); c.drawString(34,y,bn); y-=14; rs=[]
        for t,b,u,a,m in l:
            vd=0 if u<3 else R.choice([0,0,1,1,2,3]); vd=min(vd,u)
            if t=='3 bed penthouse': vd=2
            let=u-vd; ta=round(u*a,1); act=int(m*R.uniform(.86,.99)) if let and m else None
            if t=='Caretaker flat': v=[1,1,0,a,a,None,None,None,None,None,None]
            else: v=[u,let,vd,a,ta,m,m*u,round(m/a+1e-9,2),act,act*let if act else None,round((m/act-1)*100+1e-9,1) if act else None]
            rs.append(v); c.setFont('Times-Roman',9); c.drawString(46,y,t+(' *' if t=='Caretaker flat' else '')); c.drawRightString(222,y,str(b)); put(y,v); y-=13
            tr.append({"type":t+(' *' if t=='Caretaker flat' else ''),"beds":b,**dict(zip(names,v))})
        c.line(180,y+9,W-34,y+9); s=agg(rs); lab=bn.split(' (')[0]+' total / average'; c.setFont('Times-Bold',9); c.drawString(34,y-1,lab); put(y-1,s,True); tt.append({"label":lab,**dict(zip(names,s))}); y-=22; ALL+=rs
    s=agg(ALL); c.line(34,y+12,W-34,y+12); c.setFont('Times-Bold',9.5); c.drawString(34,y,'SCHEME TOTAL / AVERAGE'); put(y,s,True); c.line(34,y-5,W-34,y-5); tt.append({"label":'SCHEME TOTAL / AVERAGE',**dict(zip(names,s))})
    c.setFont('Times-Italic',8.5); y-=22
    for q in('* Caretaker flat is rent-free under contract of employment; no rents are shown and it is left out of the average rents and the rent per m².','Beds: 0 = studio. Average passing rent is over let units. Reversion = market over passing rent, not shown for totals.','Prepared by Tobin Carrick Surveyors for valuation purposes. Not for reliance by third parties.'): c.drawString(34,y,q); y-=11
    c.save()
    save('linnet_works_accommodation.pdf','UM',names,tr,tt,None,'MULTIFAMILY',"Irish surveyor's appendix, Dublin BTR",'Serif appendix, grouped header over two-line sub-headers, market before passing, blocks with total/average lines','wholly void type without passing rent; rent-free unit with blanks; averages in totals')

# ---------- 8 Leeds PBSA, xlsx
def leeds():
    R=random.Random(2908); wb=Workbook(); ws=wb.active; ws.title='Room mix'
    B=Font(bold=True,name='Calibri'); th=Side(style='thin'); FL=PatternFill('solid',fgColor='CFE2F3')
    ws['B2']='Aire Gate & Tannery Court, Leeds — room mix and rents'; ws['B2'].font=Font(bold=True,size=14); ws['B3']='Lettings as reported by the operator on 3 October 2025; academic year 2025/26'
    g=[(3,5,'ACCOMMODATION'),(6,8,'LETTINGS AT 3 OCT 2025'),(9,12,'RENTS AY 2025/26'),(13,13,'AY 2024/25')]
    H2=['Room type','Rooms','Beds','m² per room','Beds let','Beds void','% beds let','Weeks','£ pw per bed','£ per bed per contract','Gross income if full £','£ pw per bed']
    for a,b,t in g:
        if a!=b: ws.merge_cells(start_row=5,start_column=a,end_row=5,end_column=b)
        ws.cell(5,a,t)
    ws.merge_cells('B5:B6'); ws['B5']='Room type'
    for j,h in enumerate(H2,2):
        if j>2: ws.cell(6,j,h)
    for r in(5,6):
        for j in range(2,14): x=ws.cell(r,j); x.font=B; x.fill=FL; x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True); x.border=Border(th,th,th,th)
    ws.row_dimensions[6].height=46; ws.column_dimensions['A'].width=2; ws.column_dimensions['B'].width=34
    for q in 'CDEFGHIJKLM': ws.column_dimensions[q].width=13
    names=['units','other:ACCOMMODATION Beds','sf']+['other:LETTINGS AT 3 OCT 2025 '+h for h in H2[4:7]]+['other:RENTS AY 2025/26 '+h for h in H2[7:11]]+['other:AY 2024/25 £ pw per bed']
    S=[('AIRE GATE - CLUSTERS',[('Classic En-suite',118,1,12.5,44,16450),('Classic En-suite Plus',64,1,13.8,44,17200),('Premium En-suite',41,1,15.1,44,18350),('Premium En-suite (51 wks)',22,1,15.1,51,17700),('Twin En-suite',9,2,19.6,44,11900),('Accessible En-suite',6,1,20.4,44,16450)]),
       ('AIRE GATE - STUDIOS',[('Bronze Studio',36,1,18.2,51,21500),('Silver Studio',48,1,20.7,51,23250),('Gold Studio',17,1,24.3,51,25600),('Dual Occupancy Studio',8,2,29.5,51,15300),('Accessible Studio',4,1,30.1,51,21500)]),
       ('TANNERY COURT - TOWNHOUSES',[('4-bed House, Standard',16,1,11.6,48,14900),('5-bed House, Standard',35,1,11.2,48,14450),('6-bed House, Large Room',24,1,14.7,48,15825),('6-bed House, Attic Room',6,1,16.9,48,15250)]),
       ('TANNERY COURT - FLATS',[('One-bed Flat',10,1,36.5,51,27900),('Two-bed Flat',14,2,52.8,51,19400),('Warden Flat',1,1,44,None,None)])]
    fm=['#,##0','#,##0','0.0','#,##0','#,##0','0.0%','0','#,##0.00','#,##0.00','#,##0','#,##0.00']
    def put(r,lab,v,b=False):
        ws.cell(r,2,lab).font=Font(bold=b); ws.cell(r,2).alignment=Alignment(wrap_text=True)
        for j,(q,f) in enumerate(zip(v,fm),3):
            if q is None: continue
            x=ws.cell(r,j,q/100 if '%' in f else q); x.number_format=f; x.font=Font(bold=b)
            if b: x.border=Border(top=th)
    tr=[];tt=[];ALL=[];r=7
    def agg(rs):
        rm=sum(x[0] for x in rs);bd=sum(x[1] for x in rs);lt=sum(x[3] for x in rs);inc=sum(x[9] or 0 for x in rs)
        bw=sum(x[1]*x[6] for x in rs if x[6]); pw=sum(x[7]*x[1]*x[6] for x in rs if x[6])/bw
        lb=sum(x[1] for x in rs if x[10]); ly=sum(x[10]*x[1] for x in rs if x[10])/lb
        return [rm,bd,None,lt,bd-lt,round(lt/bd*100,1),None,round(pw,2),None,inc,round(ly,2)]
    for t,l in S:
        ws.merge_cells(start_row=r,start_column=2,end_row=r,end_column=13); ws.cell(r,2,t).font=Font(bold=True,color='1F4E79'); r+=1; rs=[]
        for nm,rm,b,a,wk,pw in l:
            bd=rm*b; lt=bd-int(bd*R.choice([0,0,.02,.05,.09,.16,.3]))
            if wk: v=[rm,bd,a,lt,bd-lt,round(lt/bd*100,1),wk,pw/100,round(pw*wk/100,2),round(pw*wk*bd/100),round(pw/100*R.uniform(.94,.985),0)]
            else: v=[rm,bd,a,bd,0,100.0,None,None,None,None,None]
            put(r,nm,v); r+=1; rs.append(v); tr.append({"type":nm,**dict(zip(names,v))})
        s=agg(rs); lab='Subtotal '+t.split(' - ')[0].title()+', '+t.split(' - ')[1].lower(); put(r,lab,s,True); tt.append({"label":lab,**dict(zip(names,s))}); r+=2; ALL+=rs
    s=agg(ALL); put(r,'Both schemes',s,True); tt.append({"label":"Both schemes",**dict(zip(names,s))})
    for j in range(2,14): ws.cell(r,j).fill=FL
    for i,q in enumerate(['Averages in the total lines: AY 2025/26 weekly rent weighted by beds x weeks; AY 2024/25 by beds.','Warden flat: occupied by staff, no rent. Twin and dual rooms are let by the bed.']): ws.cell(r+2+i,2,q).font=Font(italic=True,size=9)
    # side table
    ws['O5']='Other income (£ pa)'; ws['O5'].font=B; ws.column_dimensions['O'].width=22
    for i,(a,b) in enumerate([('Laundry',31200),('Vending',6450),('Summer school lets',148000),('Rooftop aerial',12500)],6): ws.cell(i,15,a); ws.cell(i,16,b).number_format='#,##0'
    ws.freeze_panes='C7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(D+'/aire_gate_room_mix.xlsx')
    save('aire_gate_room_mix.xlsx','UM',names,tr,tt,None,'STUDENT_HOUSING','English PBSA operator, Leeds, Excel','Merged group headers, rooms and beds, weekly rents by contract length, side table of other income, subtotals with weighted averages','weekly and contract rents; two columns of same sub-header; side table; staff flat with blanks')

# ---------- 9 German mixed use, xlsx, digit changed
def german():
    R=random.Random(2909)
    wb=xlsxwriter.Workbook(D+'/rhein_portfolio_by_use.xlsx'); ws=wb.add_worksheet('By property and use'); rc=wb.add_worksheet('Recap by use')
    f=lambda **k:wb.add_format({'font_name':'Verdana','font_size':8,**k})
    H=f(bold=1,bottom=2,align='center',valign='vcenter',text_wrap=1); L=f(); LB=f(bold=1,top=1); LP=f(bold=1,underline=1)
    names=["units","occupied","vacant","total_sf","other:LETTABLE AREA of which let m²","other:LETTABLE AREA vacant %","actual_total","actual_sf","market_total","market_sf"]
    FM=['#,##0','#,##0','#,##0;;"0"','#,##0.0','#,##0.0','0.0','#,##0.00','0.00','#,##0.00','0.00']
    ws.write(0,0,'Rheinbogen Immobilien GmbH & Co. KG',f(bold=1,font_size=12)); ws.write(1,0,'Mixed-use portfolio: units, areas and monthly net cold rents by property and use. Key date 1 January 2025.',L)
    ws.merge_range(3,0,4,0,'Property / use',H); ws.merge_range(3,1,3,3,'NUMBER OF UNITS',H); ws.merge_range(3,4,3,6,'LETTABLE AREA',H); ws.merge_range(3,7,3,8,'CONTRACT RENT (net cold)',H); ws.merge_range(3,9,3,10,'ESTIMATED RENTAL VALUE',H)
    for j,h in enumerate(['total','let','vacant','total m²','of which let m²','vacant %','€ per month','€ per m² let and month','€ per month','€ per m² and month'],1): ws.write(4,j,h,H)
    ws.set_row(4,34); ws.set_column(0,0,36); ws.set_column(1,3,8); ws.set_column(4,11,13)
    U={'Flats':(9,14,68,11.4,12.6),'Shops':(2,5,140,21.5,20.8),'Offices / surgeries':(1,6,210,13.9,14.6),'Storage and cellars':(2,5,38,4.1,4.4),'Restaurant':(1,1,230,18.2,17.9),'Studio / workshop':(1,3,95,8.3,9.1),'Indoor parking':(8,30,0,70,75)}
    P=[('Köln, Severinswall 31',['Flats','Shops','Offices / surgeries','Indoor parking']),('Köln, Neusser Platz 8-10',['Flats','Shops','Restaurant','Storage and cellars']),('Bonn, Kaiserhof 2',['Shops','Offices / surgeries','Storage and cellars','Indoor parking']),('Düsseldorf, Lorettogasse 55',['Flats','Restaurant','Offices / surgeries']),('Mainz, Am Winterhafen 17',['Flats','Shops','Studio / workshop','Storage and cellars','Indoor parking'])]
    def row(r,lab,v,b=False):
        ws.write(r,0,lab,LB if b else f(indent=1))
        for j,(q,m) in enumerate(zip(v,FM),1):
            if q is None: 
                if b: ws.write_blank(r,j,None,LB)
            else: ws.write_number(r,j,q,f(num_format=m,**({'bold':1,'top':1} if b else {})))
    def agg(rs):
        u,l=sum(x['u'] for x in rs),sum(x['l'] for x in rs); a=sum(x['a'] for x in rs); la=sum(x['la'] for x in rs); c=sum(x['c'] for x in rs); e=sum(x['e'] for x in rs)
        return [u,l,u-l,round(a/10,1),round(la/10,1),round((1-la/a)*100,1),n(c),None,n(e),None]
    tr=[];tt=[];ALL=[];r=5;planted=None
    for p,us in P:
        ws.write(r,0,p,LP); r+=1; rs=[]
        for u in us:
            lo,hi,ar,cr,er=U[u]; k=R.randint(lo,hi); vac=R.choice([0,0,0,1,1,2]) if k>2 else 0; l=k-vac
            if ar:
                a=sum(int(ar*10*R.uniform(.75,1.3)) for _ in range(k)); la=a if not vac else int(a*l/k*R.uniform(.96,1.0)); c=int(la/10*cr*R.uniform(.9,1.08)*100); e=int(a/10*er*R.uniform(.95,1.06)*100)
            else: a=la=0; c=l*int(cr*R.uniform(.9,1.2))*100; e=k*int(er)*100
            d=dict(use=u,u=k,l=l,a=a,la=la,c=c,e=e); rs.append(d)
            v=[k,l,vac]+([round(a/10,1),round(la/10,1),round((1-la/a)*100,1)] if a else [None]*3)+[n(c),round(c/100/(la/10),2) if a else None,n(e),round(e/100/(a/10),2) if a else None]
            if p.startswith('Bonn') and u=='Offices / surgeries':
                s=f'{c/100:.2f}'; i=1; new=s[:i]+str((int(s[i])+4)%10)+s[i+1:]; v[6]=float(new); planted={"what":f"Bonn, Kaiserhof 2, Offices / surgeries, contract rent per month: printed {float(new):,.2f}, true {c/100:,.2f} (second digit changed); subtotal, grand total, rent per m² and recap keep the true figure","kind":"digit changed"}
            row(r,u,v); tr.append({"type":u,**dict(zip(names,v))}); r+=1
        s=agg(rs); lab='Sum '+p; row(r,lab,s,True); tt.append({"label":lab,**dict(zip(names,s))}); r+=2; ALL+=rs
    s=agg(ALL); row(r,'PORTFOLIO',s,True); tt.append({"label":"PORTFOLIO",**dict(zip(names,s))})
    ws.write(r+2,0,'Parking spaces have no area; their rent is in the monthly amounts. Area vacant % is by m². Rent per m² is not summed.',f(italic=1)); ws.write(r+3,0,'Areas per DIN 277 / WoFlV as supplied by the property manager; not measured.',f(italic=1))
    rc.write_row(0,0,['Use','Units','m²','€ per month'],H); rc.set_column(0,0,24); rc.set_column(1,3,14)
    for i,u in enumerate(sorted({x['use'] for x in ALL}),1):
        q=[x for x in ALL if x['use']==u]; rc.write_row(i,0,[u,sum(x['u'] for x in q),sum(x['a'] for x in q)/10,sum(x['c'] for x in q)/100],f(num_format='#,##0.00' if 0 else '#,##0.0'))
    ws.set_landscape(); ws.fit_to_pages(1,0); ws.freeze_panes(5,1); rc.set_landscape(); wb.close()
    save('rhein_portfolio_by_use.xlsx','UM',names,tr,tt,planted,'MIXED_USE','German owner KG, Rhineland, Excel','By property and use, areas as totals in m², monthly totals and per m², property sums, second sheet recap','no areas for parking; recap sheet; a digit changed')
def run(): dublin(); leeds(); german()
