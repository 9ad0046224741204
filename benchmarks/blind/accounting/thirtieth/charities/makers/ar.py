from common import *
from fpdf import FPDF
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
import datetime as dt
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle

# ---------- D: council weekly rents ----------
def ar_d():
    R=random.Random(4001); f='council_rent_arrears_wk26.pdf'
    B=['other:Arrears age 1-4 wks','other:Arrears age 5-8 wks','other:Arrears age 9-12 wks','other:Arrears age Over 12 wks']
    M=['other:Weekly charge','current']+B+['total','other:Agreement £ pw']
    est=[('Larch Court','LC',['1','2','4','5','7','8','10','11','14','15'],'Larch Court',(98,132)),
         ('Quarry Hill Estate','QH',['3 Bank Top','9 Bank Top','17 Bank Top','22 Delph Road','31 Delph Road','40 Delph Road','6 Stone Row','8 Stone Row','12 Stone Row'],'',(104,148)),
         ('Weavers Close (sheltered)','WC',['Flat 1','Flat 3','Flat 4','Flat 9','Flat 12','Flat 16'],'Weavers Close',(121,139)),
         ('Shops - Delph Road Parade','SP',['Unit 1','Unit 2','Unit 4'],'Delph Road Parade',(175,260)),
         ('Garages and lock-ups','GG',['Garage 2','Garage 5','Garage 11','Garage 18','Garage 23'],'Mill Lane',(13,19))]
    nm=iter("Okafor, Mrs D|Pennington, J|Hussain, S & R|Braithwaite, Miss K|Lowther, A|Nowak, P|Tindall, Mr G|Akhtar, N|Dyson, C|Eastwood, Ms L|Farrar, T|Greenhalgh, B|Iqbal, Mrs F|Jagger, W|Kenyon, D|Lumb, Mrs E|Mitchell-Roe, S|Ndlovu, T|Ogden, H|Priestley, M|Quinn, Miss A|Ramsden, P|Sutcliffe, Mr V|Thackray, J|Uttley, Mrs I|Delph Fisheries Ltd|Bright Launderette|Sana's Hair & Nails|Varley, K|Whiteley, N|Yates, C|Zaman, A|Crabtree, L".split('|'))
    rows=[];tot=[];L=[]
    no=410211
    for en,pre,us,st,(lo,hi) in est:
        er=[]; L.append(('h',en))
        for u in us:
            no+=R.randint(3,61); w=cl(R.randint(lo*100,hi*100)/100); o={'property':en,'unit':(u if st=='' else (u+' '+st if not u.startswith(('Flat','Unit','Garage')) else u+', '+st)),'resident':f'{pre}{no}','name':next(nm)}
            o[M[0]]=w; k=R.random(); cr=k<.24
            if cr: o['current']=cl(-w*R.uniform(.2,3.9))
            else:
                wk=R.choice([.6,1,2.5,3.7,5,6.4,8.2,9.5,12.6,14,19.3]) if k<.85 else R.choice([24.4,31.5]); rest=cl(w*wk+R.randint(0,90)/100)
                cap=[w,4*w,4*w,4*w,1e9]
                for n,cp in zip(['current']+B,cap):
                    v=cl(min(rest,cp)); 
                    if v>0: o[n]=v; rest=cl(rest-v)
            o['total']=cl(sum(o.get(n,0) for n in['current']+B))
            if o['total']>5*w and R.random()<.55: o[M[-1]]=float(R.choice([3.70,5,7.5,10,15]))
            o={k:o[k] for k in['property','unit','resident','name']+M if k in o}
            er.append(o);rows.append(o);L.append(('r',o))
        t={'label':f'{en} - {len(er)} accounts',**add(*er,names=M)};tot.append(t);L.append(('t',t))
    g={'label':f'ALL AREAS - {len(rows)} accounts',**add(*rows,names=M)};tot.append(g);L.append(('g',g))
    class P(FPDF):
        def header(s):
            s.set_font('Times','B',13); s.cell(0,6,'CALDERFOLD METROPOLITAN BOROUGH COUNCIL',align='C',new_x='LMARGIN',new_y='NEXT')
            s.set_font('Times','',9); s.cell(0,5,'Housing Revenue Account - rent accounts in arrears and in credit, week 26 (Sunday 28 September 2025)',align='C',new_x='LMARGIN',new_y='NEXT'); s.ln(2)
            s.set_font('Times','B',8.5); y=s.get_y()
            xs=X(s); 
            s.set_fill_color(215,230,215); s.rect(10,y,277,11,style='DF')
            for i,t in enumerate(['Tenant','Account','Address']): s.set_xy(xs[i],y+4.5); s.cell(cw[i],5,t)
            for i,(a,b) in enumerate([('Weekly','charge'),('','Current'),('','1-4 wks'),('','5-8 wks'),('','9-12 wks'),('','Over 12 wks'),('','Balance'),('Agreement','£ pw')],3):
                s.set_xy(xs[i],y+.7);s.cell(cw[i],4.5,a,align='R');s.set_xy(xs[i],y+5.5);s.cell(cw[i],4.5,b,align='R')
            s.set_xy(xs[5],y+.7); s.cell(sum(cw[5:9]),4.5,'Arrears age',align='C'); s.line(xs[5]+3,y+5.3,xs[9],y+5.3); s.set_y(y+12)
        def footer(s):
            s.set_y(-12); s.set_font('Times','I',8); s.cell(0,5,f'Income Team / OFFICIAL-SENSITIVE                                   Sheet {s.page_no()} of {{nb}}                                 CR = account in credit',align='C')
    cw=[44,22,50,19,22,22,22,22,24,26]; cw=[44,21,47,19,22,22,22,22,22,22,14]
    def X(s):
        x=[10]
        for w in cw: x.append(x[-1]+w)
        return x
    p=P('L','mm','A4'); p.set_auto_page_break(False); p.add_page()
    mo=lambda v: '' if v is None else (f"{abs(v):,.2f}"+(' CR' if v<0 else ''))
    def nums(o,y,h):
        xs=X(p)
        for i,m in enumerate(M): p.set_xy(xs[3+i],y); p.cell(cw[3+i],h,mo(o.get(m)),align='R')
    def need(h):
        if p.get_y()+h>192: p.add_page()
    for k,o in L:
        if k=='h': need(22); p.set_font('Times','B',9.5); p.cell(0,6,'Area: '+o,new_x='LMARGIN',new_y='NEXT'); continue
        need(6); y=p.get_y(); xs=X(p); p.set_font('Times','' if k=='r' else 'B',9)
        if k=='r':
            for i,n in enumerate(['name','resident','unit']): p.set_xy(xs[i],y); p.cell(cw[i],4.8,o[n])
        else: p.line(10,y,287,y); p.set_xy(10,y); p.cell(100,5,o['label'])
        nums(o,y,4.8 if k=='r' else 5); p.set_y(y+(4.8 if k=='r' else 8))
    need(30); a=[r for r in rows if r['total']>0]; cr=[r for r in rows if r['total']<0]
    p.set_font('Times','',9); y=p.get_y()+3
    for i,(t,v) in enumerate([(f'Accounts in arrears: {len(a)}',sum(r['total'] for r in a)),(f'Accounts in credit: {len(cr)}',sum(r['total'] for r in cr)),('Net position',g['total'])]):
        p.set_xy(20,y+i*5);p.cell(60,5,t);p.cell(30,5,mo(cl(v)),align='R')
    p.output(path(f))
    save(f,'AR',M,rows,tot,None,'MULTIFAMILY','council income team officer, Yorkshire','fpdf landscape, area blocks, week buckets, CR marks, recap','credits printed "CR" in Current; week buckets; agreement amounts blank mostly')

# ---------- E: Irish AHB, workbook, lines by tenant ----------
def ar_e():
    R=random.Random(4002); f='Cuan_Housing_aged_debtors_Apr25.xlsx'
    M=['current','b0_30','b31_60','b61_90','b90','total']
    sch=[('Cé na Mara, Galway',[('CM-003','Máire Ní Dhomhnaill','House 3','25'),('CM-007','Declan Furey','House 7',None),('CM-011','Oluwaseun Adeyemi','House 11','15'),('CM-014','P. & S. Tierney','House 14',None),('CM-019','Bríd Conneely','House 19',None)]),
         ('Abbey Lane Apartments, Athlone',[('AL-102','Kasia Wrona','Apt 2','40'),('AL-106','Gerard Maunsell','Apt 6',None),('AL-108','Fatima Belhadj','Apt 8',None),('AL-110','Noel Cusack','Apt 10','20')]),
         ('Parish Row - shops',[('PR-S1','Siopa Leabhar Teo','Shop 1',None),('PR-S2','Halloran Pharmacy Ltd','Shop 2',None),('PR-S4','Crust & Crumb Bakery','Shop 4','150')])]
    today=dt.date(2025,4,30); wb=Workbook(); ws=wb.active; ws.title='Debtors 30-04-25'
    ar=lambda **k: Font(name='Calibri',size=k.pop('size',10),**k)
    ws['A1']='Cuan Housing Association CLG'; ws['A1'].font=ar(size=14,bold=True,color='1F4E79')
    ws['A2']='Aged debtors, charge by charge, at 30 April 2025. All amounts in euro. Aged from due date (14 days after the charge).'; ws.merge_cells('A2:J2')
    ws['A2'].alignment=Alignment(wrap_text=True)
    hd=['Charge','Doc. no.','Doc. date','Due','Not yet due','1–30 days','31–60 days','61–90 days','Over 90 days','Total €']
    for i,h in enumerate(hd,1):
        c=ws.cell(4,i,h); c.font=ar(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='1F4E79'); c.alignment=Alignment(horizontal='center',wrap_text=True)
    ws.freeze_panes='A5'
    r=5; rows=[];tot=[]; doc=21500; EUR='#,##0.00;(#,##0.00);"-"'; top=Border(top=Side(style='thin')); planted=None
    def nums(r,o,bold=False):
        for i,m in enumerate(M):
            if m in o:
                c=ws.cell(r,5+i,o[m]); c.number_format='#,##0.00;(#,##0.00)'; c.font=ar(bold=bold)
            if bold: ws.cell(r,5+i).border=top
    for sc,ts in sch:
        ws.cell(r,1,sc).font=ar(bold=True,size=12); ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=10); ws.cell(r,1).fill=PatternFill('solid',fgColor='DDEBF7'); r+=1; sr=[]
        for code,nm,un,ag in ts:
            ws.cell(r,1,code).font=ar(bold=True); ws.cell(r,2,nm).font=ar(bold=True); ws.merge_cells(start_row=r,start_column=2,end_row=r,end_column=4); ws.cell(r,5,un).font=ar(italic=True); r+=1
            shop=code.startswith('PR'); n=R.randint(2,6); ln=[]
            ds=sorted(R.sample([9,16,24,37,44,52,66,73,81,95,108,131,166],n),reverse=True)
            for age in ds:
                d=today-dt.timedelta(days=age); due=d+dt.timedelta(days=14); od=(today-due).days
                ch=R.choice(['Rent','Service charge','Insurance recharge','Water levy'] if shop else ['Differential rent','Service charge','Repair recharge','Differential rent','Heating levy'])
                v=cl((R.randint(80000,240000) if shop and ch=='Rent' else R.randint(2800,31000))/100)
                doc+=R.randint(1,37); pre='SI'
                if R.random()<.1: v=-cl(v*.4); ch='Receipt unallocated'; pre='RC'
                b='current' if od<=0 else 'b0_30' if od<=30 else 'b31_60' if od<=60 else 'b61_90' if od<=90 else 'b90'
                o={'property':sc,'unit':un,'resident':code,'name':nm,'charge':ch,'invoice':f'{pre}-{doc}','date':d.strftime('%d/%m/%Y'),b:v,'total':v}; ln.append((o,d,due))
            for i,(o,d,due) in enumerate(ln):
                sr.append(o)
                if code=='AL-106' and i==len(ln)-2:
                    planted={"what":f"Line {o['invoice']} ({o['charge']}, {o['total']:,.2f}) of tenant AL-106 Gerard Maunsell is missing; his total, the scheme total and the grand total still include it","kind":"row_dropped"}; continue
                ws.cell(r,1,o['charge']).font=ar(); ws.cell(r,1).alignment=Alignment(indent=1); ws.cell(r,2,o['invoice']).font=ar()
                for k,x in((3,d),(4,due)): c=ws.cell(r,k,x); c.number_format='dd/mm/yyyy'; c.font=ar()
                nums(r,o); rows.append(o); r+=1
            t={'label':f'Total {code}',**add(*[o for o,_,_ in ln],names=M)}; tot.append(t); ws.cell(r,1,t['label']).font=ar(bold=True); nums(r,t,True); r+=1
            if ag:
                ws.cell(r,1,f'Payment agreement: €{ag} a week on top of charge, reviewed with tenant each quarter').font=ar(italic=True,size=9,color='7F7F7F'); ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=10); r+=1
            r+=1
        t={'label':f'Scheme total {sc}',**add(*sr,names=M)}; tot.append(t); ws.cell(r,1,t['label']).font=ar(bold=True); ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=4); nums(r,t,True); r+=2
    gs=[t for t in tot if t['label'].startswith('Scheme')]
    g={'label':'GRAND TOTAL',**add(*gs,names=M)}; tot.append(g); ws.cell(r,1,'GRAND TOTAL').font=ar(bold=True,size=11); nums(r,g,True)
    ws.cell(r+2,1,'Amounts in parentheses are receipts not yet allocated. List is from Sage Intacct AR ledger; tenants with nil balance left off.').font=ar(size=9,italic=True)
    for k,w in zip('ABCDEFGHIJ',[24,12,12,12,13,13,13,13,13,14]): ws.column_dimensions[k].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='4:4'
    n2=wb.create_sheet('Notes'); n2['A1']='Board pack note'; n2['A2']='Arrears target is 4% of annual rent debit. Shops are invoiced monthly in advance.'
    wb.save(path(f)); assert planted
    rows=[{k:o[k] for k in['property','unit','resident','name','charge','invoice','date']+M if k in o} for o in rows]
    save(f,'AR',M,rows,tot,planted,'MIXED_USE','AHB finance officer, Galway','xlsx, tenant headings with charge lines, tenant/scheme/grand totals, agreement notes','tenant in heading row; two date columns (date = Doc. date); planted dropped line')

# ---------- F: Singapore clan association ----------
def ar_f():
    R=random.Random(4003); f='clan_association_arrears_jun2025.pdf'
    O='other:RENT AND LEVY OUTSTANDING (S$) Before Mar 25'
    M=['m0','m1','m2','m3',O,'total','prepaid','other:Net due','deposit']
    pr=[('Telok Ayer shophouses',[('#01-11','Hock Seng Dried Goods',6800),('#01-13','Bean & Brew Pte Ltd',7450),('#02-11','Lim & Partners LLP',5200),('#02-13','Studio Ponte',4950),('#03-11','Nanyang Calligraphy Guild',2100)]),
        ('Balestier Road hostel and flats',[('B1-04','Tan Wei Ming',1450),('B1-07','Rajaratnam s/o Pillai',1450),('B2-02','Nur Aisyah Bte Osman',1680),('B2-05','Ong Siew Hoon (Mdm)',1380),('B2-08','Chua Bros Trading',1720),('B3-01','Do Thi Lan',1500),('B3-06','Goh Kian Boon',1680),('B3-09','Fernandez, Marcus',1500)]),
        ('Joo Chiat terrace and stalls',[('Stall 1','Aunty Poh Kueh',980),('Stall 2','Peranakan Bites LLP',1050),('Stall 5','Mohd Hafiz bin Salleh',980),('88A','Koh Yong Tat',3300),('88B','Wee & Wee Tuition Centre',3600),('90','Sri Murugan Textiles',4100)])]
    rem=['','','','GIRO rejected','Instalment plan to Dec','','Letter of demand 6/6','','Cheque in hand','','Dispute on levy']
    rows=[];tot=[];D=[]; no=1
    for p,ts in pr:
        D.append(('h',p)); g=[]
        for u,n,rt in ts:
            o={'property':p,'unit':u,'name':n,'resident':f'T{no:03d}'}; no+=1; lv=cl(rt*.08)
            k=R.choice([1,1,1,2,2,3,4,5])
            for i in range(min(k,4)): o[f'm{i}']=cl((rt+lv)*(R.choice([.5,.35,.6]) if i==k-1 and R.random()<.6 else 1)+R.choice([0,0,0,32.10,18.45]))
            if k==5: o[O]=cl(rt*R.uniform(.4,3))
            if R.random()<.15: o.pop('m0')if k>1 else None
            o['total']=cl(sum(o.get(m,0) for m in M[:5]))
            if R.random()<.3: o['prepaid']=-cl(R.choice([200,350.5,rt*.25,rt+lv+120]))
            o['other:Net due']=cl(o['total']+o.get('prepaid',0)); 
            if not u.startswith('Stall 5'): o['deposit']=float(rt*R.choice([1,2,2,3]))
            o={k:o[k] for k in['property','unit','resident','name']+M if k in o}; g.append(o);rows.append(o);D.append(('r',o,R.choice(rem)))
        t={'label':'Sub-total',**add(*g,names=M)};tot.append(t);D.append(('t',t))
    z={'label':'Association total',**add(*rows,names=M)};tot.append(z);D.append(('g',z))
    q=lambda v: '–' if v is None else (f"({abs(v):,.2f})" if v<0 else f"{v:,.2f}")
    q=lambda v: '' if v is None else (f"({abs(v):,.2f})" if v<0 else f"{v:,.2f}")
    st=ParagraphStyle('c',fontName='Helvetica',fontSize=7.5,leading=8.6); sr=ParagraphStyle('r',parent=st,fontName='Helvetica-Oblique',fontSize=7)
    data=[['Unit','No.','Tenant','RENT AND LEVY OUTSTANDING (S$)','','','','','','Advance\npayments','Net\ndue','Deposit\nheld','Remarks'],
          ['','','','Jun 25','May 25','Apr 25','Mar 25','Before\nMar 25','Total','','','','']]
    sty=[('FONT',(0,0),(-1,-1),'Helvetica',7.5),('FONT',(0,0),(-1,1),'Helvetica-Bold',7.5),('ALIGN',(3,0),(11,-1),'RIGHT'),('ALIGN',(3,0),(8,0),'CENTER'),('SPAN',(3,0),(8,0)),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#8c1c13')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('GRID',(0,0),(-1,1),.4,colors.white),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.2),('LINEBELOW',(0,2),(-1,-1),.25,colors.lightgrey)]
    for i in(0,1,2,9,10,11,12): sty.append(('SPAN',(i,0),(i,1)))
    for it in D:
        i=len(data)
        if it[0]=='h': data.append([it[1]]+['']*12); sty+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Helvetica-Bold',8.5),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#f6e7d8'))]
        elif it[0]=='r':
            o=it[1]; data.append([o['unit'],o['resident'],Paragraph(o['name'].replace('&','&amp;'),st)]+[q(o.get(m)) for m in M]+[Paragraph(it[2],sr)])
        else:
            o=it[1]; data.append(['','',o['label']]+[q(o.get(m)) for m in M]+['']); sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7.5),('LINEABOVE',(3,i),(11,i),.8,colors.black)]
            if it[0]=='g': sty+=[('LINEBELOW',(3,i),(11,i),1.2,colors.black),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#f6e7d8'))]
    t=Table(data,colWidths=[42,30,92,56,54,54,54,56,60,56,60,58,76],repeatRows=2); t.setStyle(TableStyle(sty))
    ps=ParagraphStyle('p',fontName='Helvetica',fontSize=9,leading=12)
    def fo(c,d): c.setFont('Helvetica',7); c.drawString(36,20,'Prepared by Hon. Treasurer\'s office from Xero / not audited'); c.drawRightString(landscape(A4)[0]-36,20,f'Page {d.page}')
    S=SimpleDocTemplate(path(f),pagesize=landscape(A4),leftMargin=30,rightMargin=30,topMargin=30,bottomMargin=34)
    S.build([Paragraph('<font size=14><b>Kheng Lok Clan Association</b></font>',ps),Spacer(1,5),Paragraph('Tenants\' arrears by month of billing as at 30 June 2025. Rents include 8% sinking fund and conservancy levy. Advance payments are money received and not matched with a bill; they are in brackets and taken off to reach the net due.',ps),Spacer(1,8),t,Spacer(1,10),Paragraph('Committee to note: tenants with more than three months owing will be called up under Clause 9.',ps)],onFirstPage=fo,onLaterPages=fo)
    save(f,'AR',M,rows,tot,None,'MIXED_USE','honorary treasurer\'s office, Singapore','reportlab table, grouped header, month columns, net of advances, deposits, remarks','Total vs Net due; wrapped tenant names; subtotals carry no property name')
def run(): ar_d();ar_e();ar_f()
