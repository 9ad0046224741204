"""US apartment delinquency, exported then worked on by the bookkeeper: merged titles, wrapped notes, two properties. XLSX. Planted: row_dropped."""
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
FILE='Bramble_Tannery_Delinquency_Oct-5.xlsx'
R=rng('d5')
K=['unpaid','b0_30','b31_60','b61_90','b90','prepaid','total','deposit']
FN='Marisol,Devin,Tasha,Keiran,Odette,Luis,Priscilla,Hamid,Joanne,Trevor,Yuki,Bernadette,Curtis,Anneke,Rafael,Shonda,Walt,Imani,Gregor,Lucille,Pavel,Noreen,Deshawn,Camila,Stuart,Beatriz,Emmett,Fatou,Garrett,Nadine,Oscar,Petra,Quincy,Rosalind,Simone,Tobias,Ursula,Vince,Wren,Zelda,Abel,Corinne'.split(',')
LN='Ostrander,Fuentes-Gray,Whitlow,McAdoo,Delacroix,Peralta,Nwosu,Tamblyn,Kowalczyk,Bright,Hanamura,Voss,Eubanks,Sterk,Mondragon,Leary,Pickering,Osei,Brandvold,Quintero,Hruska,Dunleavy,Ragsdale,Ybarra,Finch,Coelho,Stallworth,Diallo,Lindqvist,Abernathy,Zamora,Haldane,Mbeki,Truong,Castellane,Rook,Gentry,Paskell,Ito,Farrow,Bonham,Achebe'.split(',')
PR=[('Bramble Court (bramb)',26,[f'{f}{n:02d}' for f in (1,2,3) for n in range(1,17)],(1290,1875)),('Tannery Lofts (tann)',16,[f'L-{f}{c}' for f in (1,2,3,4) for c in 'ABCDEFGH'],(1640,2580))]
def draw():
    rows=[];totals=[];covers=[];vals=[];planted=None
    names=[f'{l}, {f}' for l,f in zip(LN,R.sample(FN,len(FN)))]; R.shuffle(names)
    wb=Workbook(); ws=wb.active; ws.title='Delinquency'; F='Calibri'
    for i,(t,b,s) in enumerate([('Delinquency and Prepaid Report',True,13),('Property: bramb, tann    Status: Current, Notice, Eviction, Past',False,9),('Age as of 10/05/2026   Post month 10/2026',False,9)],1):
        ws.merge_cells(start_row=i,start_column=1,end_row=i,end_column=13); ws.cell(i,1,t).font=Font(name=F,bold=b,size=s); ws.cell(i,1).alignment=Alignment(horizontal='center')
    H=['Unit','Resident','Code','Status','Total\nUnpaid\nCharges','0 - 30\nDays','31 - 60\nDays','61 - 90\nDays','Over 90\nDays','Prepays','Balance','Deposit\nHeld','Notes']
    side=Side(style='thin',color='999999')
    for j,h in enumerate(H,1):
        x=ws.cell(5,j,h); x.font=Font(name=F,bold=True,color='FFFFFF',size=10); x.fill=PatternFill('solid',fgColor='44546A'); x.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom')
    ws.row_dimensions[5].height=44; y=6; ni=0; hap=False; allp=[]; NOTES=['promised by the 12th','payment plan thru Dec - $300/mo on top of rent','','','','','','filed 9/22, court date 10/29','HAP portion late from housing authority, tenant share paid','','partial pmts only','ask Dolores','','','moved out 8/31, sent to collections 10/1','']
    grand=[0]*8
    def line(lab,s,sh):
        nonlocal y
        ws.merge_cells(start_row=y,start_column=1,end_row=y,end_column=4); ws.cell(y,1,lab)
        for j,v in enumerate(s): ws.cell(y,5+j,num(v)).number_format='#,##0.00;-#,##0.00'
        for j in range(1,14): ws.cell(y,j).font=Font(name=F,bold=True,size=10); ws.cell(y,j).fill=PatternFill('solid',fgColor=sh); ws.cell(y,j).border=Border(top=Side(style='thin'))
        totals.append({'label':lab,**{k:num(v) for k,v in zip(K,s)}}); y+=1
    for pn,n,units,(lo,hi) in PR:
        ws.cell(y,1,pn).font=Font(name=F,bold=True,italic=True,size=11); y+=1; part=[]; us=sorted(R.sample(units,n)); sub=[0]*8; drop=11 if pn.startswith('Bramble') else None
        for i,u in enumerate(us):
            rent=R.randint(lo//5,hi//5)*500; st=R.choices(['Current','Notice','Eviction','Past'],[70,10,8,12])[0]; pre=0; b=[0]*4
            typ='past' if st=='Past' else 'ev' if st=='Eviction' else R.choice(['cur','cur','cur','two','pre','fee'])
            if i==drop: st,typ='Current','two'
            if typ=='cur': b[0]=rent if R.random()<.5 else R.randint(40,rent//100)*100
            elif typ=='two': b=[rent,R.randint(200,rent//100)*100,0,R.choice([0,0,7500])]
            elif typ=='pre': pre=-R.randint(20,rent)*1-R.choice([0,5000])
            elif typ=='fee': b=[R.choice([7500,5000,10000+rent//10]),0,R.choice([0,4250]),0]; pre=R.choice([0,0,-1250])
            elif typ=='ev': b=[rent+7500,rent+7500,rent+7500,R.randint(1,3)*rent-R.randint(1,500)*100]
            else: b=[0,R.choice([0,R.randint(9000,99000)]),R.randint(20000,180000),R.choice([0,R.randint(10000,320000)])]
            un=sum(b); dep=0 if st=='Past' else R.choice([rent//2,50000,30000,rent]); v=[un]+b+[pre,un+pre,dep]
            for j in range(8): sub[j]+=v[j]
            nm=names[ni]; ni+=1; code=f't00{R.randint(41022,58999)}'
            if i==drop:
                planted={'what':f'resident row {u} {nm} ({code}) of {pn} left out (unpaid {num(un):.2f}, balance {num(un+pre):.2f}); property total and grand total still hold it','kind':'row_dropped'}; continue
            c=[u if not u.isdigit() else u,nm,code,st]
            for j,x in enumerate(c,1): ws.cell(y,j,x).font=Font(name=F,size=10)
            for j,x in enumerate(v): q=ws.cell(y,5+j,num(x)); q.number_format='#,##0.00;-#,##0.00'; q.font=Font(name=F,size=10,color='C00000' if j==4 and x else '000000')
            nt=R.choice(NOTES) if typ not in('pre','fee') else ('overpaid, applied to Nov' if typ=='pre' and R.random()<.3 else '')
            if 'filed' in nt and st!='Eviction': nt=''
            if 'moved' in nt and st!='Past': nt='moving out 10/31' if st=='Notice' else ''
            if 'HAP' in nt and (st!='Current' or hap): nt=''
            if 'HAP' in nt: hap=True
            if nt: q=ws.cell(y,13,nt); q.alignment=Alignment(wrap_text=True,vertical='top'); q.font=Font(name=F,size=9,italic=True)
            if len(nt)>34: ws.row_dimensions[y].height=26
            part.append(len(rows)); rows.append({'unit':u,'name':nm,'resident':code,'status':st,'property':pn,**{k:num(x) for k,x in zip(K,v)}}); y+=1
        line(f'Total {pn}',sub,'D9E1F2'); covers.append(part); allp+=part; grand=[a+b for a,b in zip(grand,sub)]; y+=1
    line('Grand Total',grand,'B4C6E7'); covers.append(allp); y+=1
    ws.cell(y,1,'Past residents\' deposits were applied at move-out. Notes: LM 10/06').font=Font(name=F,size=8,italic=True)
    for c,w in zip('ABCDEFGHIJKLM',(7,24,10,9,11,11,11,11,11,11,11,10.5,33)): ws.column_dimensions[c].width=w
    ws.freeze_panes='A6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='5:5'
    wb.save(f'{DOCS}/{FILE}'); write_truth(FILE,'AR',K,rows,totals,planted,covers)
if __name__=='__main__': draw()
