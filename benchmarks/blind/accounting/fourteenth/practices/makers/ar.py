import random, datetime as D
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
SUR='Okafor Prentice Wylde Banerjee Ó\u00a0Ceallaigh Marchetti Hollis Kettering Sowande Tranter Lindqvist Achterberg Pell Mwangi Garrity Dunmore Rasool Vickers Chaudhry Bellamy Fenwick Nakamura Strand Eccles Quill Halloran Zielinski Osei Carmody Redfern Whitby Yardley Penhale Drummond Sefton Abiola Crewe Maddox Ibbotson Larkin Ferris Odell Tully Wren Moxon Bristow Kaczmarek Adair Loxley Pemberton Haddad Sorensen Jukes Nolan'.replace('Ó\u00a0Ceallaigh','OCeallaigh').split()

def ar1():
    R=random.Random(1404); sur=SUR[:]; R.shuffle(sur)
    AS=D.date(2025,9,30); W,H=landscape(A4)
    types=[('SC',D.date(2025,9,29),'Service charge 29.09.25 - 24.03.26',94000,178000,'current'),('SC',D.date(2025,3,25),'Service charge 25.03.25 - 28.09.25',92000,172000,'b90'),
     ('GR',D.date(2025,6,24),'Ground rent half year',12500,15000,'b90'),('MW',D.date(2025,7,15),'Major works (roof) instalment 2',61000,148000,'b61_90'),('IN',D.date(2025,8,1),'Buildings insurance rent',18500,36500,'b31_60'),
     ('AF',D.date(2025,9,10),'Arrears administration fee',6000,9000,'b0_30'),('LI',D.date(2025,9,1),'Interest, clause 4(c)',300,3900,'b0_30')]
    B=[("Cooper's Yard",'CY',['Flat %d'%i for i in(2,3,7,9,12,14,15)]),('The Maltings',"ML",['Apt M%d'%i for i in(1,4,5,8,11)]),('Garage court','GC',['Garage 3','Garage 8'])]
    N=['other:Amount demanded £','other:Received £','total','current','b0_30','b31_60','b61_90','b90']
    K=N
    fn='coopers_yard_leaseholder_arrears.pdf'; c=canvas.Canvas(DOC(fn),pagesize=landscape(A4))
    X=dict(no=36,dt=96,ch=150,n=[382,440,506,566,622,680,738,806]); pg=0
    HD=[('Amount','demanded £'),('Received','£'),('Total','owed £'),('Not','yet due'),('0 - 30','days'),('31 - 60','days'),('61 - 90','days'),('Over','90 days')]
    def head():
        nonlocal pg; pg+=1
        c.setFillGray(.2); c.rect(0,H-40,W,40,fill=1,stroke=0); c.setFillGray(1); c.setFont('Helvetica-Bold',13); c.drawString(36,H-26,"Cooper's Yard & The Maltings - leaseholder arrears by demand"); c.setFont('Helvetica',9); c.drawRightString(W-36,H-26,f'As at 30/09/2025   p.{pg}')
        c.setFillGray(0); c.setFont('Helvetica-Bold',8); y=H-58
        c.drawString(X['no'],y-10,'Demand'); c.drawString(X['dt'],y-10,'Dated'); c.drawString(X['ch'],y-10,'In respect of')
        for x,(a,b) in zip(X['n'],HD): c.drawRightString(x,y,a); c.drawRightString(x,y-10,b)
        c.setLineWidth(.8); c.line(36,y-15,806,y-15); return y-29
    rows=[];tot=[]; y=head()
    def fm(v): return '–' if v==0 else par(v)
    def nums(y,d,bold,blank=()):
        c.setFont('Helvetica-Bold' if bold else 'Helvetica',8)
        for k,x in zip(N,X['n']):
            if k in blank: continue
            c.drawRightString(x,y,fm(d.get(k,0)))
    def truth(d,blank=()): return {k:p(d[k]) for k in N if k not in blank and d.get(k,0)!=0}
    def room(need,cont=None):
        nonlocal y
        if y<need:
            c.showPage(); y=head()
            if cont: c.setFont('Helvetica-BoldOblique',8.5); c.drawString(36,y,cont+' (continued)'); y-=12
    G={}; no=20417; planted=None; ti=0
    for bn,bc,units in B:
        room(110); c.setFont('Helvetica-Bold',10); c.drawString(36,y,bn.upper()); y-=14; BT={}
        for u in units:
            nm=R.choice(['Mr ','Ms ','Mrs ','Dr ','Mr & Mrs '])+R.choice('ABCDEFGHJKLMNPRST')+' '+sur[ti]; ti+=1
            if u=='Flat 9': nm='Tamarisk Lettings Ltd'
            code=bc+u.split()[-1].replace('M','').zfill(3)
            lines=[]
            pool=types if bc!='GC' else [types[0],types[2],types[5]]
            for t in sorted(R.sample(pool,min(len(pool),R.choice([2,3,4,5] if bc!='GC' else [1,2]))),key=lambda t:t[1]):
                a=R.randint(t[3],t[4]); a=a if t[0] in('LI','MW','IN') else a//500*500
                if bc=='GC': a=a//8
                rec=0
                if R.random()<.25 and t[0] in('SC','MW'): rec=R.randint(1,6)*a//10//100*100
                no+=R.randint(1,9); d={N[0]:a,N[1]:rec,'total':a-rec,t[5]:a-rec}
                lines.append((f'{t[0]}{no}',t[1],t[2],d,()))
            if u in('Flat 7','Apt M5'):
                v=-R.randint(5000,29000); lines.append((f'RC{R.randint(8000,8999)}',D.date(2025,9,12),'Receipt on account, unallocated',{'total':v,'b0_30':v},(N[0],N[1])))
            LT={}
            for l in lines:
                for k,v in l[3].items(): LT[k]=LT.get(k,0)+v
            for k,v in LT.items(): BT[k]=BT.get(k,0)+v
            room(80); hd=f'{u}   {nm}   [{code}]'; c.setFont('Helvetica-Bold',8.5); c.drawString(36,y,hd); y-=12
            drop=None
            if u=='Flat 12': drop=1
            for i,(inv,dt,ch,d,bl) in enumerate(lines):
                if i==drop:
                    planted={'what':f'{u} {nm} ({code}): demand {inv} dated {dt:%d/%m/%Y} "{ch}", owed {f2(d["total"])}, is left out of the listing but is in the total of {u}, the building and the grand total','kind':'row_dropped'}; continue
                room(44,hd); c.setFont('Helvetica',8); c.drawString(X['no'],y,inv); c.drawString(X['dt'],y,f'{dt:%d/%m/%Y}'); c.drawString(X['ch'],y,ch); nums(y,d,False,bl)
                rows.append({'property':bn,'unit':u,'resident':code,'name':nm,'charge':ch,'invoice':inv,'date':f'{dt:%d/%m/%Y}',**truth(d,bl)}); y-=11.5
            room(44,hd); c.setLineWidth(.3); c.line(330,y+8.5,806,y+8.5); lab=f'Total {u}'; c.setFont('Helvetica-Bold',8); c.drawString(X['ch'],y,lab); nums(y,LT,True); tot.append({'label':lab,**truth(LT)}); y-=17
        for k,v in BT.items(): G[k]=G.get(k,0)+v
        room(50); c.setFillGray(.9); c.rect(34,y-4,774,14,fill=1,stroke=0); c.setFillGray(0); lab=f'{bn} - all leaseholders'; c.setFont('Helvetica-Bold',8.5); c.drawString(36,y,lab); nums(y,BT,True); tot.append({'label':lab,**truth(BT)}); y-=24
    room(90); c.setLineWidth(1.2); c.line(36,y+11,806,y+11); c.setFont('Helvetica-Bold',9); c.drawString(36,y,'TOTAL ARREARS'); nums(y,G,True); c.line(36,y-5,806,y-5); tot.append({'label':'TOTAL ARREARS',**truth(G)}); y-=26
    c.setFont('Helvetica',8)
    for s in('Aged from the date of the demand. Demands of 29/09/2025 fall due on 28/10/2025 and are shown as not yet due. Figures in brackets are credits; – is nil.','Demand prefixes: SC service charge, GR ground rent, MW major works, IN insurance, AF fee, LI interest, RC receipt.'):
        c.drawString(36,y,s); y-=11
    c.save()
    save(fn,'AR','MULTIFAMILY','G. Maddison, block accounts desk','banner canvas landscape; blocks by leaseholder with demand lines below, leaseholder, building and grand totals','headings carry the tenant; dashes for nil; credit receipts in brackets; a demand line dropped',N,rows,tot,planted)

def ar2():
    from fpdf import FPDF
    R=random.Random(1405); sur=SUR[:]; R.shuffle(sur)
    first='Aoife Ben Chidi Daisy Ewan Farah Gethin Hana Isla Jakub Keira Leo Mina Niamh Owen Priya Rory Saoirse Tom Uzma Vik Wanda Xan Yusuf Zoe Amir Beth Cal Dara Ella Finn Gwen Hugo Imo'.split(); R.shuffle(first)
    houses=[('14 Albert Road',6),('22 Albert Road',5),('3 Cathedral Walk',8),('Dock House, Quay St',9),('71 Hanover Terrace',6)]
    M=['other:Earlier','m3','m2','m1','m0']; N=M+['prepaid','total','deposit']
    fn='student_lets_rent_owed_by_month.pdf'
    class P(FPDF):
        def header(s):
            s.set_font('Helvetica','B',12); s.cell(0,6,'BRANNOCK STUDENT HOMES - rent owed by month it fell due',new_x='LMARGIN',new_y='NEXT')
            s.set_font('Helvetica','',8.5); s.cell(0,5,'Position at close of business 28 November 2025. Pounds sterling.',new_x='LMARGIN',new_y='NEXT'); s.ln(2)
            s.set_font('Helvetica','B',8); s.set_fill_color(210,222,240); y=s.get_y(); x=s.l_margin
            def box(w,t,h=15,dy=0):
                nonlocal x
                s.rect(x,y+dy,w,h,style='DF'); L=t.split('\n'); yy=y+dy+(h-4*len(L))/2
                for l in L: s.set_xy(x,yy); s.cell(w,4,l,align='C'); yy+=4
                x+=w
            box(CW[0],'Room'); box(CW[1],'Tenant'); box(CW[2],'A/c'); x0=x
            box(sum(CW[3:8]),'Rent unpaid, by month due',5); x=x0
            for w,t in zip(CW[3:8],('Earlier','August\n2025','September\n2025','October\n2025','November\n2025')): box(w,t,10,5)
            box(CW[8],'Cash not\nyet\nallocated'); box(CW[9],'Balance\nowed'); box(CW[10],'Deposit\nheld\n(TDS)'); box(CW[11],'Remarks'); s.set_xy(s.l_margin,y+15)
        def footer(s): s.set_y(-12); s.set_font('Helvetica','I',8); s.cell(0,5,f'Page {s.page_no()} of {{nb}} - Pryce Ellery Accountants, Cardiff',align='R')
    CW=[14,38,17,19,19,21,19,21,21,23,19,46]
    pdf=P('L','mm','A4'); pdf.set_auto_page_break(False); pdf.set_margins(10,10); pdf.add_page()
    rows=[];tot=[];G={}; i=0
    def line(cells,style='',h=5,fill=False):
        pdf.set_font('Helvetica',style,8)
        rem=cells[11]; nl=1
        if rem: nl=max(1,len(pdf.multi_cell(CW[11],4,rem,dry_run=True,output='LINES')))
        hh=max(h,4*nl+1)
        if pdf.get_y()+hh>192: pdf.add_page(); pdf.set_font('Helvetica',style,8)
        y=pdf.get_y(); x=pdf.l_margin
        for k,(w,t) in enumerate(zip(CW,cells)):
            pdf.rect(x,y,w,hh,style='DF' if fill else 'D')
            if k==11 and t: pdf.set_xy(x,y+.5); pdf.multi_cell(w,4,t,align='L')
            elif t: pdf.set_xy(x,y+(hh-5)/2); pdf.cell(w,5,t,align='R' if 3<=k<=10 else 'L')
            x+=w
        pdf.set_xy(pdf.l_margin,y+hh)
    def cells(d,show0): return [par(d[k]) if (k in d and (d[k] or show0)) else '' for k in N]
    pdf.set_fill_color(240,240,240)
    RM=['Guarantor written to 14/11','Student Finance instalment due January, promise in writing','Standing order cancelled','Left course; room to re-let from 1 Dec','Disputes heating charge','Paid by uncle overseas, reference not matched']
    for hn,n in houses:
        if pdf.get_y()>172: pdf.add_page()
        pdf.set_font('Helvetica','B',9); pdf.set_fill_color(255,255,255); pdf.cell(0,6,hn,border=1,new_x='LMARGIN',new_y='NEXT'); T={}
        for q in range(n):
            nm=f'{first[i]} {sur[i]}'; rent=R.choice([46500,49500,51000,54750,58500,61250]); code=f'BSH{1100+i*7}'; i+=1
            d={}
            d['m0']=R.choice([rent,rent,rent//2,0]); d['m1']=R.choice([0,0,rent,R.randint(4000,rent)]); d['m2']=R.choice([0,0,0,rent,R.randint(2500,30000)]); d['m3']=R.choice([0,0,0,0,R.randint(5000,40000)]); d[M[0]]=R.choice([0]*6+[R.randint(3000,90000)])
            pr=0
            if R.random()<.25: pr=-R.randint(2500,30000)
            if not any(d.values()): 
                if not pr: pr=-R.randint(5000,20000)
            if pr: d['prepaid']=pr
            d={k:v for k,v in d.items() if v}; d['total']=sum(d.values()); d['deposit']=R.choice([25000,30000,35000,0])
            if not d['deposit']: d.pop('deposit')
            room=f'{"ABCDEFGHJ"[q]}'; rem=R.choice(RM) if R.random()<.3 else ''
            rw=dict(d)
            line([room,nm,code]+cells(d,True)+[rem])
            rows.append({'property':hn,'unit':room,'resident':code,'name':nm,**{k:p(d[k]) for k in N if k in d}})
            for k,v in d.items(): T[k]=T.get(k,0)+v
        for k in N: T.setdefault(k,0); G[k]=G.get(k,0)+T[k]
        pdf.set_fill_color(235,235,225); line(['',f'House total','']+cells(T,True)+[''],'B',5,True); tot.append({'label':'House total','property':hn,**{k:p(T[k]) for k in N}})
    pdf.ln(1); pdf.set_fill_color(210,222,240); line(['','ALL HOUSES','']+cells(G,True)+[''],'B',7,True); tot.append({'label':'ALL HOUSES',**{k:p(G[k]) for k in N}})
    if pdf.get_y()>150: pdf.add_page()
    pdf.ln(5); pdf.set_font('Helvetica','B',8.5); pdf.cell(0,5,'Recap for the landlord',new_x='LMARGIN',new_y='NEXT'); pdf.set_font('Helvetica','',8.5)
    gross=sum(G[k] for k in M)
    for l,v in(('Rent due in November 2025',G['m0']),('Rent due September and October 2025',G['m1']+G['m2']),('Rent due before September 2025',G['m3']+G[M[0]])):
        pdf.cell(70,5,l,border=1); pdf.cell(28,5,f2(v),border=1,align='R'); pdf.cell(18,5,f'{100*v/gross:.1f}%',border=1,align='R',new_x='LMARGIN',new_y='NEXT')
    pdf.ln(2); pdf.multi_cell(0,4.5,'Brackets are credits. Deposits are held by the scheme and are not netted against the balance. "Earlier" is rent of the 2024/25 tenancy due up to July 2025.')
    pdf.output(DOC(fn))
    save(fn,'AR','STUDENT_HOUSING','M. Pryce, Pryce Ellery Accountants','fpdf2 boxed grid, months oldest first under a group title, three-line header, wrapped remarks, houses as sections','oldest month first, blank cells, brackets for unallocated cash, recap below',N,rows,tot)

def ar3():
    import xlsxwriter
    R=random.Random(1406); sur=SUR[:]; R.shuffle(sur)
    fn='fellside_housing_arrears_p6.xlsx'; wb=xlsxwriter.Workbook(DOC(fn))
    cv=wb.add_worksheet('Cover'); ws=wb.add_worksheet('Arrears P6'); nt=wb.add_worksheet('Summary')
    b=wb.add_format({'bold':1,'font_size':14}); cv.write('B2','Fellside Independent Living Housing Association',b)
    for k,s in enumerate(['Tenant arrears report - period 6, week ending Sunday 28 September 2025','For: Audit and Risk Committee','Sheet "Arrears P6": every tenancy with a balance. Sheet "Summary": one table for the minutes.','A minus after a figure is a credit balance.']): cv.write(3+k,1,s)
    nf='#,##0.00;#,##0.00-;0.00'
    H=wb.add_format({'bold':1,'bg_color':'#1F3A4D','font_color':'white','align':'center','valign':'vcenter','text_wrap':1,'border':1}); n=wb.add_format({'num_format':nf}); t=wb.add_format({}); mg=wb.add_format({'valign':'top','bold':1,'text_wrap':1,'border':1})
    TN=wb.add_format({'num_format':nf,'bold':1,'top':1,'bg_color':'#E4ECF1'}); TT=wb.add_format({'bold':1,'top':1,'bg_color':'#E4ECF1'}); GN=wb.add_format({'num_format':nf,'bold':1,'top':1,'bottom':6}); GT=wb.add_format({'bold':1,'top':1,'bottom':6})
    ws.write('A1','Fellside ILHA - rent and support charge arrears',b); ws.write('A2','P6 2025/26, £, aged by days since the charge week')
    for col,h in((0,'Scheme'),(1,'Tenant'),(2,'Home'),(3,'Tenancy ref'),(4,'Patch'),(5,'Status'),(6,'Charge\n£ per week'),(7,'Balance'),(13,'Housing Benefit / UC expected'),(14,'Net after benefit')): ws.merge_range(3,col,4,col,h,H)
    ws.merge_range(3,8,3,12,'Age of balance in days',H)
    for c,h in enumerate(['Over 120','91 to 120','61 to 90','31 to 60','Up to 30']): ws.write(4,8+c,h,H)
    N=['other:Charge £ per week','total','b120','b91_120','b61_90','b31_60','b0_30','other:Housing Benefit / UC expected','other:Net after benefit']
    r=5; rows=[];tot=[];G={}; ref=40012; si=0; rec={}
    for sc,cnt in(('Bankfoot Court',14),('Esk House Extra Care',16),('Larch Grove bungalows',11),('St Hilda\'s Almshouses',8)):
        T={k:0 for k in N[1:]}; r0=r
        for q in range(cnt):
            nm=f'{sur[si]}, {R.choice(["J","M","E","D","W","F","Mr & Mrs A","Mrs P","Mr T"])}'; si=(si+1)
            stt='Former' if R.random()<.18 else 'Current'; wk=R.randint(9400,21800); ref+=R.randint(3,40)
            d={}
            if stt=='Former': d['b120']=R.randint(9000,190000); 
            else:
                x=R.random()
                if x<.15: d['b0_30']=-R.randint(1200,wk*2)
                else:
                    d['b0_30']=R.randint(wk//3,wk*4)
                    if x>.35: d['b31_60']=R.randint(2000,wk*3)
                    if x>.6: d['b61_90']=R.randint(2000,wk*2)
                    if x>.75: d['b91_120']=R.randint(1000,wk*2)
                    if x>.85: d['b120']=R.randint(1500,wk*5)
            d['total']=sum(d.values()); hb=-min(R.randint(wk,wk*4),d['total']) if (R.random()<.45 and d['total']>0 and stt=='Current') else None
            if hb: d[N[7]]=hb
            d[N[8]]=d['total']+(hb or 0)
            if stt=='Current': d[N[0]]=wk
            home=f'{"Flat" if "Grove" not in sc and "Alms" not in sc else "No."} {q*2+R.choice([1,2])}'
            ws.write(r,1,nm); ws.write(r,2,home); ws.write(r,3,f'T{ref}'); ws.write(r,4,R.choice(['N1','N2','S1'])); ws.write(r,5,stt)
            for c,k in enumerate(N):
                if k in d: ws.write_number(r,6+c,p(d[k]),n)
            rows.append({'property':sc,'unit':home,'resident':f'T{ref}','name':nm,'status':stt,**{k:p(d[k]) for k in N if k in d}})
            for k in N[1:]: T[k]+=d.get(k,0)
            a=rec.setdefault(stt,[0,0]); a[0]+=1; a[1]+=d['total']
            r+=1
        ws.merge_range(r0,0,r-1,0,sc,mg)
        lab=f'{sc} total'; ws.merge_range(r,0,r,6,lab,TT)
        for c,k in enumerate(N[1:]): ws.write_number(r,7+c,p(T[k]),TN); G[k]=G.get(k,0)+T[k]
        tot.append({'label':lab,**{k:p(T[k]) for k in N[1:]}}); r+=1
    ws.merge_range(r,0,r,6,'ASSOCIATION TOTAL',GT)
    for c,k in enumerate(N[1:]): ws.write_number(r,7+c,p(G[k]),GN)
    tot.append({'label':'ASSOCIATION TOTAL',**{k:p(G[k]) for k in N[1:]}})
    ws.write(r+2,0,'Former tenants have no weekly charge. Benefit expected is what the council and DWP portals show as scheduled, never more than the balance.')
    nt.write_row('A1',['Status','Tenancies','Balance £'],H)
    for k,(s,(a,v)) in enumerate(sorted(rec.items())): nt.write_row(1+k,0,[s,a]); nt.write_number(1+k,2,p(v),n)
    ws.set_column(0,0,15); ws.set_column(1,1,22); ws.set_column(2,3,11); ws.set_column(4,4,7,None,{'hidden':1}); ws.set_column(5,14,12); ws.set_row(4,30); ws.freeze_panes(5,2); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(3,4); nt.set_column(0,2,14)
    wb.close()
    save(fn,'AR','SENIOR_HOUSING','H. Nixon, Fellside ILHA finance team','xlsxwriter, cover sheet first, scheme merged down, total before the ages, oldest first, trailing minus','cover and summary sheets, vertically merged property, hidden column, trailing-minus number format, benefit columns after the ages',N,rows,tot)
def run(): ar1();ar2();ar3()
