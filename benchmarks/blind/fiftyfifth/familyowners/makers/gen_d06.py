# Australian farm and ground leases, typed memo
from common import *
from fpdf import FPDF
def run():
    fn='Farm_and_ground_leases_1July2025.pdf'; r=rng(fn)
    p=FPDF('P','mm','A4'); p.set_margins(20,20,20); p.set_auto_page_break(True,10); p.add_page(); p.set_font('Times','',11)
    for l in ['BRAMWELL OGILVY, ACCOUNTANTS','Tamarind Street, Wirrabee']: p.cell(0,5.4,l,align='C'); p.ln(5.4)
    p.ln(5); p.set_font('Times','B',11); p.multi_cell(0,5.4,'Fernleigh Estate: farm and ground leases as at 1 July 2025',align='L'); p.ln(1); p.set_font('Times','',10.5)
    p.multi_cell(0,5,'All rents are in Australian dollars per annum, exclusive of GST. Farm rents fall due half-yearly in advance on 1 January and 1 July; ground rents are payable monthly or as the lease says.'); p.ln(3)
    A=[('F1','Home Block, Lots 3-5 DP 755201 (412.6 ha)','Grazing','Kettleby Bros Pastoral','1.7.2021','30.6.2026',38400,[('1.7.2025',None)],None,'One option of 5 years.'),
       ('F2','River Flat, Lot 9 DP 755201 (96.1 ha)','Irrigated cropping','D. and M. Oyelade','1.7.2023','30.6.2028',41200,[('1.7.2026',42650),('1.7.2027',44140)],None,'Water licence goes with the lease.'),
       ('F3','Stony Ridge, Lot 12 DP 755207 (288 ha)','Grazing',None,None,None,None,None,None,'Untenanted since April; fences down on the north side.'),
       ('F4','Orchard paddock, part Lot 2 DP 1018866 (14.3 ha)','Horticulture','Lanthorpe Cherries Pty Ltd','1.9.2018','31.8.2033',22750,[('1.9.2028',26200)],11375,'Trees belong to the tenant.'),
       ('F5','Schoolhouse Block, Lot 1 DP 430112 (53.7 ha)','Dryland cropping','Estate of W. Yarbrow','1.7.2019','Holding over',5900,None,None,'Executor to advise after harvest.')]
    B=[('G1','Cnr Mill and Depot Streets (4,150 sq m)','Service station','Roadhaven Fuels Ltd','15.3.2009','14.3.2039',96500,[('15.3.2029',111000)],24125,'Buildings revert at expiry.'),
       ('G2','Silo siding, Depot Street (11,800 sq m)','Grain silos','Western Plains Grain Co-op','1.1.2001','31.12.2050',18000,None,None,'Rent fixed for the term.'),
       ('G3','Mast site, Stony Ridge (225 sq m)','Telecom tower','Skylark Towers Australia Pty Ltd','1.10.2017','30.9.2027',14628,[('1.10.2025',15067),('1.10.2026',15519)],None,''),
       ('G4','Showground Road frontage (2,640 sq m)','Caravan sales yard','Happy Nomad Caravans','1.2.2024','31.1.2029',27300,[('1.2.2026',28100),('1.2.2027',28950),('1.2.2028',29800)],6825,'')]
    A[0]=A[0][:7]+([('1.1.2026',39600)],)+A[0][8:]
    def D(s):
        if not s: return None
        try: d,mm,y=s.split('.'); return dt.date(int(y),int(mm),int(d))
        except ValueError: return s
    cw=[10,48,26,34,23,20,]; 
    cols=[('Ref',9),('Land',37),('Use',23),('Lessee',33),('Commenced\nExpires',21),('Rent p.a.\n$',18),('Fixed increases\n(date, new rent p.a.)',34)]
    rows=[]; tot=0
    def wrap(t,w):
        out=[]; 
        for para in t.split('\n'):
            cur=''
            for word in para.split(' '):
                q=(cur+' '+word).strip()
                if p.get_string_width(q)>w-2 and cur: out.append(cur); cur=word
                else: cur=q
            out.append(cur)
        return out
    def rowout(cells,bold=False):
        p.set_font('Times','B' if bold else '',9.5)
        L=[wrap(t,w) if t else [] for t,(c,w) in zip(cells,cols)]; h=max(len(x) for x in L)*4.2+2
        if p.get_y()+h>275: p.add_page()
        y=p.get_y(); x=p.l_margin
        for j,(ls,(c,w)) in enumerate(zip(L,cols)):
            for k,s in enumerate(ls): p.set_xy(x,y+1+k*4.2); p.cell(w,4.2,s,align='R' if j==5 else 'L')
            x+=w
        p.set_draw_color(150); p.line(p.l_margin,y+h,x,y+h); p.set_xy(p.l_margin,y+h)
    notes=[]
    for title,lst in (('A. Farm leases',A),('B. Ground leases',B)):
        p.set_font('Times','B',10.5); p.cell(0,6,title); p.ln(7); rowout([c for c,_ in cols],True); s=0
        for ref,land,use,les,f,t,rent,steps,bond,note in lst:
            rowout([ref,land,use,les or 'VACANT',(f'{f}\n{t}' if f else ''),f'{rent:,}' if rent else '','\n'.join(f'{d}   {x:,}' for d,x in steps) if steps else ''])
            if bond: notes.append(f'{ref}: bond held.')
            s+=rent or 0
            area=None
            rows.append(dict(unit=ref,section=title[3:],unitType=use,tenantName=les,statusText='Occupied' if les else 'VACANT',annualRent=rent,leaseStartDate=D(f),leaseEndDate=D(t),
                 area=float(land.split('(')[1].split(' ')[0].replace(',','')) if 'sq m' in land else None, rentSteps=[dict(date=D(d),amount=x,per='year') for d,x in steps] if steps else None))
        rowout(['','','','Total '+title[3:].lower(),'',f'{s:,}',''],True); p.ln(4); tot+=s
    p.set_font('Times','B',10.5); p.cell(118,6,'Total farm and ground rents per annum'); p.cell(23,6,f'{tot:,}',align='R'); p.ln(8)
    p.set_font('Times','',10); p.cell(0,5,'Remarks'); p.ln(5)
    for x in A+B:
        if x[9]: p.multi_cell(0,4.8,f'{x[0]}   {x[9]}',new_x='LMARGIN',new_y='NEXT')
    p.ln(2); p.multi_cell(0,4.8,'Bonds and bank guarantees are kept in the safe and are not listed here.',new_x='LMARGIN',new_y='NEXT'); p.ln(5); p.cell(0,5,'B.O.  /  Wirrabee, 9 July 2025')
    p.output(os.path.join(DOC,fn))
    save(fn,'Fernleigh Estate','2025-07-01',9,8,1,rows)
    return dict(file=fn,assetType='LAND',documentType='RENT_ROLL',author='country accountant, New South Wales',style='typed letter with two ruled tables, wrapped cells, dotted dates, annual rents',hard='annual only, hectares and sq m in the land text, dates in one stacked cell')
if __name__=='__main__': run()
