from common import *
import random
# ---------------------------------------------------------------- 4 mall, MRI, blocks by tenant
def ar1():
    r=random.Random(2711); fn='pinecrest_mall_aged_delinquency.pdf'
    from fpdf import FPDF
    T=[('000213','C-114','Orla & Finch Eyewear Inc.'),('000227','C-118','Bramwell Shoes'),('000231','D-004','Noodle Quay (Pinecrest) Ltd.'),('000240','A-ANCH','Tolliver Department Stores'),('000255','B-212','Lumen Candle Co.'),('000260','B-214','Juno & Pike Apparel'),('000266','K-07','Cellar Door Phone Repair'),('000271','FC-3','Saffron Street Grill'),('000272','FC-5','Poutinerie Belrose'),('000284','B-230','Wexley Toys #118'),('000290','C-140','Dr. P. Anand Dental Prof. Corp.'),('000297','D-020','Gymnasia Fitness 24'),('000303','A-101','Maple & Mason Home'),('000311','K-12','Glint Jewellery Kiosk'),('000318','C-155','Halvorsen Books')]
    CH=['Base Rent','CAM Est.','Realty Tax','Percentage Rent','Promo Fund','Hydro','HST','Late Charge']
    B=['b0_30','b31_60','b61_90','b91_120','b120']; K=['other:Original Amount','total']+B
    months=[('06/01/24',0),('05/01/24',1),('04/01/24',2),('03/05/24',3),('01/01/24',4),('06/15/24',0),('05/10/24',1),('12/15/23',4)]
    rows=[];tot=[];lay=[];inv=88120
    for ti,(lid,su,nm) in enumerate(T):
        n=r.choice([1,2,3,3,4,5,6]); L=[]
        if nm.startswith('Gymnasia'): n=7
        for dt,b in sorted([r.choice(months) for _ in range(n)],key=lambda m:(m[0][6:],m[0])):
            inv+=r.randrange(1,37); o=r.randrange(9000,2400000); bal=o if r.random()<.7 else r.randrange(2000,o)
            ch=r.choice(CH)
            if r.random()<.1: ch='Unapplied Receipt'; o=-o//3; bal=o
            L.append(dict(unit=su,resident=lid,name=nm,charge=ch,invoice=('R' if ch[0]=='U' else '')+str(inv),date=dt,**{K[0]:d(o),'total':d(bal),B[b]:d(bal)}))
        sub=dict(label=f'Total {lid} {nm}',**{k:round(sum(x.get(k,0) for x in L),2) for k in K[1:]})
        rows+=L;tot.append(sub);lay.append((lid,su,nm,L,sub))
    g=dict(label='Grand Total - Pinecrest Galleria',**{k:round(sum(x.get(k,0) for x in rows),2) for k in K[1:]}); tot.append(g)
    f=lambda v:(f'({-v:,.2f})' if v<0 else f'{v:,.2f}')
    class D(FPDF):
        def header(s):
            s.set_font('Courier','B',10); s.cell(0,12,'PINECREST GALLERIA  (PROP 0711)',new_x='LMARGIN',new_y='NEXT'); s.set_font('Courier','',8)
            s.cell(0,10,'AGED DELINQUENCIES - DETAIL      As of 06/30/24      Database: PENFUND_CA      Aged by invoice date',new_x='LMARGIN',new_y='NEXT'); s.ln(4)
            s.set_font('Courier','B',8); y=s.get_y(); X=s.X
            s.set_xy(X[5]-W[5],y); s.cell(sum(W[5:]),10,'- - - - - - - - - -  DAYS FROM INVOICE DATE  - - - - - - - - - -',align='C')
            s.set_xy(s.l_margin,y+10)
            for t,w,a in zip(['Inv Date','Charge','Invoice'],TW,'LLL'): s.cell(w,10,t,align=a)
            for t,w in zip(['Original Amount','Balance','0-30','31-60','61-90','91-120','Over 120'],W2): s.cell(w,10,t,align='R')
            s.ln(11); s.line(s.l_margin,s.get_y(),s.w-s.r_margin,s.get_y()); s.ln(3)
        def footer(s):
            s.set_y(-24); s.set_font('Courier','',7); s.cell(0,10,f'MRI  rpt ARAGE-D7   Page {s.page_no()} of {{nb}}',align='R')
    TW=[54,96,56]; W2=[84,78,70,70,70,70,72]; W=TW+W2
    W=[0]*5+W2[2:]
    p=D('L','pt','letter'); p.X=[0]*5+[36+sum(TW)+W2[0]+W2[1]+W2[2]]; p.set_margins(36,30,36); p.set_auto_page_break(False); p.alias_nb_pages()
    import datetime; p.set_creation_date(datetime.datetime(2024,7,3,tzinfo=datetime.timezone.utc)); p.add_page()
    def room(h):
        if p.get_y()+h>p.h-40: p.add_page(); return True
    def heading(l,cont=False):
        p.set_font('Courier','B',8.5); p.cell(0,11,f'Lease {l[0]}   Suite {l[1]:<7} {l[2]}'+('  (cont.)' if cont else ''),new_x='LMARGIN',new_y='NEXT'); p.set_font('Courier','',8)
    def nums(q,skip):
        for k,w in list(zip(K,W2))[1 if skip else 0:]: p.cell(w,10,f(q[k]) if k in q else '',align='R')
    for l in lay:
        room(34); heading(l)
        for q in l[3]:
            if room(11): heading(l,True)
            p.set_font('Courier','',8)
            for t,w in zip([q['date'],q['charge'],q['invoice']],TW): p.cell(w,10,t)
            nums(q,False); p.ln(10)
        if room(14): heading(l,True)
        y=p.get_y(); p.line(36+sum(TW)+W2[0]+20,y+1,p.w-36,y+1); p.ln(2); p.set_font('Courier','B',8)
        p.cell(sum(TW)+W2[0],10,l[4]['label']); nums(l[4],True); p.ln(18)
    room(150); p.line(36,p.get_y(),p.w-36,p.get_y()); p.ln(2); p.set_font('Courier','B',8); p.cell(sum(TW)+W2[0],10,g['label']); nums(g,True); p.ln(13); p.line(36,p.get_y(),p.w-36,p.get_y()); p.ln(14)
    p.cell(0,10,'Recap by charge',new_x='LMARGIN',new_y='NEXT'); p.set_font('Courier','',8)
    for ch in sorted({q['charge'] for q in rows}):
        v=round(sum(q['total'] for q in rows if q['charge']==ch),2); p.cell(150,10,ch); p.cell(80,10,f(v),align='R'); p.ln(10)
    p.output(DOC(fn))
    save(fn,'AR',K,rows,tot,None,'RETAIL','MRI ARAGE-D7, mall manager (Ontario)','landscape Courier, tenant heading lines with invoices below, tenant totals, grand total, recap by charge','original amount beside balance, tenant blocks over page breaks, credits in parentheses, blanks in unused ages')
# ---------------------------------------------------------------- 5 student tower, calendar months, xlsx
def ar2():
    r=random.Random(2712); fn='kestrel_osprey_resident_balances.xlsx'
    F1='Amara Jonas Priya Devin Lucía Tobias Wren Hana Malik Soren Odette Kian Yusra Blake Mina Petra Cole Inés Ravi Greta'.split(); F2='Okonjo Hartwell Sandoval Lindqvist Pereira Mbeki Castellan Novak Yoon Drummond Ferrante Abara Whitlock Zhou Kaminski Delacroix'.split()
    K=['other:CHARGE MONTH Before Mar-24','m3','m2','m1','m0','total','prepaid','other:Net of Prepaid','deposit']
    rows=[];tot=[];lay=[];seen=set()
    for b,nb in(('KESTREL HOUSE (Tower A)',17),('OSPREY HOUSE (Tower B)',13)):
        L=[]; us=sorted(r.sample([f'{fl:02d}{s:02d}-{x}' for fl in range(3,22) for s in range(1,9) for x in 'ABCD'],nb))
        for u in us:
            while 1:
                nm=f'{r.choice(F2)}, {r.choice(F1)}'
                if nm not in seen: seen.add(nm);break
            st=r.choice(['Current','Current','Current','Notice','Past','Eviction']); q=dict(property=b,unit=u,resident=f't{r.randrange(10000,99999):07d}',name=nm,status=st)
            rent=r.choice([989,1045,1129,1215])*100; v=[0]*5
            if r.random()<.2: pass
            else:
                for j in range(4,-1,-1):
                    pr={'Past':.5,'Eviction':.8}.get(st,.45 if j==4 else .25)
                    if r.random()<pr: v[j]=rent if r.random()<.5 else r.randrange(2500,rent)
                if st=='Past': v[4]=0
                if r.random()<.1: v[3]=-r.randrange(1000,9000)
            pre=-r.choice([rent,r.randrange(500,40000)]) if r.random()<.3 or not any(v) else 0
            dep=r.choice([0,25000,50000])
            if st=='Past': dep=0
            for k,x in zip(K,v+[sum(v),pre,sum(v)+pre,dep]):
                if x or k in('total','other:Net of Prepaid'): q[k]=d(x)
            L.append(q)
        z=dict(label='Subtotal '+b.split(' (')[0].title(),**{k:round(sum(q.get(k,0) for q in L),2) for k in K}); rows+=L; tot.append(z); lay.append((b,L,z))
    g=dict(label='PORTFOLIO TOTAL',**{k:round(sum(q.get(k,0) for q in rows),2) for k in K}); tot.append(g)
    from openpyxl import Workbook
    from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    wb=Workbook(); ws=wb.active; ws.title='Res Bal'; B=Font(bold=True,name='Arial',size=9); N=Font(name='Arial',size=9)
    ws['B1']='Larkspur Campus Living — resident balances by charge month'; ws['B1'].font=Font(bold=True,name='Arial',size=12); ws['B2']='Balances at June 30, 2024. Summer pack. Amounts left blank = nothing open.'; ws['B2'].font=N
    hd=['Bed','Resident','Status','Acct','Fob no.','Before\nMar-24','Mar-24','Apr-24','May-24','Jun-24','Total\nOwed','Prepaid','Net of\nPrepaid','Deposit\nHeld']
    ws.merge_cells('G4:K4'); ws['G4']='CHARGE MONTH'; ws['G4'].alignment=Alignment(horizontal='center'); ws['G4'].font=B; ws['G4'].fill=PatternFill('solid',fgColor='FCE4D6')
    for j,t in enumerate(hd): 
        c=ws.cell(5,2+j,t); c.font=B; c.alignment=Alignment(wrap_text=True,horizontal='left' if j<5 else 'right',vertical='bottom'); c.border=Border(bottom=Side(style='thin'))
    y=6
    def put(q,f,asText=False):
        for j,k in enumerate(K):
            if k in q:
                c=ws.cell(y,7+j); c.font=f; c.alignment=Alignment(horizontal='right')
                if asText and k in('m1','m2','m3','prepaid'): c.value=f'{q[k]:,.2f}' if q[k]>=0 else f'({-q[k]:,.2f})'
                else: c.value=q[k]; c.number_format='#,##0.00;(#,##0.00)'
    for b,L,z in lay:
        c=ws.cell(y,2,b); c.font=B; ws.merge_cells(start_row=y,start_column=2,end_row=y,end_column=5); y+=1
        for q in L:
            for j,t in enumerate([q['unit'],q['name'],q['status'],q['resident'],r.randrange(4000,9999)]): ws.cell(y,2+j,t).font=N
            put(q,N,True); y+=1
        ws.cell(y,3,z['label']).font=B; put(z,B)
        for j in range(9): ws.cell(y,7+j).border=Border(top=Side(style='thin'))
        y+=2
    ws.cell(y,3,g['label']).font=B; put(g,B)
    for j in range(9): ws.cell(y,7+j).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
    ws.cell(y+2,2,'Deposit column is memo only. Past residents\' deposits are already applied. Balances in Before Mar-24 go to collections 07/15.').font=N
    ws.column_dimensions['A'].width=2; ws.column_dimensions['F'].hidden=True
    for c,w in zip('BCDEGHIJKLMNO',[10,22,10,11,11,11,11,11,11,12,11,12,11]): ws.column_dimensions[c].width=w
    ws.freeze_panes='G6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(DOC(fn))
    save(fn,'AR',K,rows,tot,None,'STUDENT_HOUSING','Larkspur Campus Living regional office (Excel)','workbook, calendar-month columns oldest first, two towers, prepaid and deposit','numbers as text in some columns, hidden fob column, blanks, code after name, latest month at the right')
# ---------------------------------------------------------------- 6 cold storage, Sage, wrapped two-line customers
def ar3():
    r=random.Random(2713); fn='northfrost_cold_storage_ar_ageing.pdf'
    C={'BRAMPTON – Goreway freezer complex':[('Aurora Berry Packers Ltd.','Simcoe, ON'),('Blue Heron Seafoods','Dartmouth, NS'),('Creekside Frozen Meals Inc.','Milton, ON'),('Dalgleish Ice Cream Makers','Guelph, ON'),('Evergreen Produce Importers and Distributors of Canada','Toronto, ON'),('Fjordland Salmon Trading','Mississauga, ON'),('Grand Pré Poultry Co-op','Wolfville, NS'),('Hearth & Rye Bakeries','Barrie, ON'),('Island Potato Growers','Charlottetown, PE')],
    'DELTA – Tilbury Road':[('Jade Coast Dumpling Co.','Richmond, BC'),('Kootenay Beef Partners','Cranbrook, BC'),('Lotus Pharma Logistics','Burnaby, BC'),('Mistral Wine Cellaring','Kelowna, BC'),('Nechako Wild Mushrooms','Vanderhoof, BC'),('Osoyoos Cherry Exports','Osoyoos, BC'),('Pacific Halibut Pool','Prince Rupert, BC')],
    'CALGARY – Barlow Trail docks 1–14':[('Quarter Circle Bison','High River, AB'),('Rocky View Dairy','Airdrie, AB'),('Sundre Food Bank Society','Sundre, AB'),('Tamarack Catering','Banff, AB'),('Upland Game Meats','Olds, AB'),('Vantage 3PL Alberta','Calgary, AB')]}
    G='other:DAYS PAST DUE '; K=['total','current',G+'1-15',G+'16-45',G+'46-75',G+'76 & Over','other:Reserve','other:Net of Reserve','deposit']
    rows=[];tot=[];lay=[]
    for pnum,(p,cs) in enumerate(C.items()):
        L=[]
        for n,city in cs:
            v=[r.randrange(150000,6200000) if r.random()<.85 else 0]+[r.randrange(20000,1900000) if r.random()<q else 0 for q in(.5,.4,.25,.3)]
            if r.random()<.15: v[1]=-r.randrange(10000,90000)
            if not any(v): v[0]=r.randrange(200000,900000)
            res=-int(round(max(v[4],0)*.5+max(v[3],0)*.1)); dep=r.choice([0,0,500000,1250000])
            t=sum(v); a=[t]+v+[res,t+res,dep]
            L.append(dict(property=p,resident=f'{n[:3].upper().replace(" ","")}{r.randrange(100,999)}',name=n,_c=city,**dict(zip(K,map(d,a)))))
        z=dict(label='Sub-total '+p.split(' –')[0].title(),**{k:round(sum(q[k] for q in L),2) for k in K}); tot.append(z);rows+=L;lay.append((p,L,z))
    g=dict(label='All warehouses',**{k:round(sum(q[k] for q in rows),2) for k in K}); tot.append(g)
    f=lambda v,s='':'–' if v==0 else (s+f'{abs(v):,.2f}'+('-' if v<0 else ''))
    from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
    from reportlab.lib.pagesizes import legal,landscape
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.lib import colors
    P=ParagraphStyle('p',fontName='Times-Roman',fontSize=9,leading=10); PB=ParagraphStyle('b',parent=P,fontName='Times-Bold'); Q=ParagraphStyle('q',parent=P,fontSize=8.5,leading=11)
    data=[['Customer','Cust.\nNo.','Balance\nDue','Not Yet\nDue','DAYS PAST DUE','','','','Reserve','Net of\nReserve','Deposit\non File'],['','','','','1-15','16-45','46-75','76 & Over','','','']]
    sty=[('FONT',(0,0),(-1,1),'Times-Bold',9),('FONT',(0,2),(-1,-1),'Times-Roman',9),('ALIGN',(2,0),(-1,-1),'RIGHT'),('SPAN',(4,0),(7,0)),('ALIGN',(4,0),(7,0),'CENTER'),('VALIGN',(0,0),(-1,1),'BOTTOM'),('VALIGN',(0,2),(-1,-1),'TOP'),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#D9E8F5')),('LINEBELOW',(4,0),(7,0),.5,colors.black),('LINEBELOW',(0,1),(-1,1),.8,colors.black),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2)]
    for c in(0,1,2,3,8,9,10): sty.append(('SPAN',(c,0),(c,1)))
    first=True
    for p,L,z in lay:
        i=len(data); data.append([Paragraph(p,PB)]+['']*10); sty+=[('SPAN',(0,i),(-1,i)),('TOPPADDING',(0,i),(-1,i),7)]
        for q in L:
            data.append([Paragraph(f"{q['name']}<br/><font size=7 color='#555555'>{q['_c']}</font>",P),q['resident']]+[f(q[k],'$' if first else '') for k in K]); first=False
            sty.append(('LINEBELOW',(0,len(data)-1),(-1,len(data)-1),.2,colors.lightgrey))
        i=len(data); data.append([Paragraph(z['label'],PB),'']+[f(z[k]) for k in K]); sty+=[('FONT',(1,i),(-1,i),'Times-Bold',9),('LINEABOVE',(2,i),(-1,i),.6,colors.black)]
    i=len(data); data.append([Paragraph(g['label'],PB),'']+[f(g[k],'$') for k in K]); sty+=[('FONT',(1,i),(-1,i),'Times-Bold',9),('LINEABOVE',(2,i),(-1,i),.8,colors.black),('LINEBELOW',(2,i),(-1,i),1.5,colors.black)]
    T=Table(data,colWidths=[172,58,84,84,76,80,76,80,76,86,72],repeatRows=2); T.setStyle(TableStyle(sty))
    side=Table([['Reserve test','Rate'],['46-75 days past due','10%'],['76 & over','50%'],['Not yet due and to 45 days','nil']],colWidths=[150,50],hAlign='RIGHT'); side.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',8),('FONT',(0,0),(-1,0),'Times-Bold',8),('BOX',(0,0),(-1,-1),.5,colors.grey),('ALIGN',(1,0),(1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)]))
    def pg(c,dd): c.setFont('Times-Italic',8); c.drawString(40,22,'Sage 300 – A/R aged trial balance by due date – CAD – a trailing minus is a credit'); c.drawRightString(968,22,f'p. {dd.page}')
    doc=SimpleDocTemplate(DOC(fn),pagesize=landscape(legal),leftMargin=30,rightMargin=30,topMargin=34,bottomMargin=40,invariant=1)
    doc.build([Paragraph('Northfrost Cold Storage LP',ParagraphStyle('t',parent=PB,fontSize=14,leading=18)),Paragraph('Aged receivables at 30 June 2024. Dear Ines, the June ageing for the three warehouses follows; storage and handling are billed on the 25th, net 20. Deposits on file are letters of credit and cash and are not netted.',Q),side,Spacer(1,6),T],onFirstPage=pg,onLaterPages=pg)
    for q in rows: q.pop('_c')
    save(fn,'AR',K,rows,tot,None,'INDUSTRIAL','C. Wiebe, Northfrost accounts (Sage 300)','landscape legal, Times, total first, odd age buckets under a group title, warehouse sections, reserve side table','two-line customer cells, trailing minus, dash for nil, dollar sign on first and last lines, 3-line header, unusual buckets')
