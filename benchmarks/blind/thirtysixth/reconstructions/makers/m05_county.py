import os
from core import *
from fpdf import FPDF
NAME = 'IE-3_questionnaire_Meridian_Professional_Center.pdf'
def make():
    s = St('Annual Income and Expense Questionnaire', 'Meridian Professional Center', ['(a) Annual Amount'], '2024-01-01', '2024-12-31')
    def L(no, lab, v, **k): return s.l(lab, [v], no=no, **k)
    s.h('SECTION III. ANNUAL INCOME')
    a = [L('1', 'Base rent - office space', 487320), L('2', 'Base rent - other space (storage)', 6480), L('3', 'Percentage or overage rent', None, na='N/A'), L('4', 'Expense recoveries / reimbursements', 61944), L('5', 'Parking income', 18150), L('6', 'Signs, antenna, vending', 2775), L('7', 'Lease termination payments', 0)]
    g = s.t('Gross potential income (add lines 1-7)', a, no='8'); v = L('9', 'Vacancy loss', 42960); w = L('10', 'Collection loss / bad debt', 3815)
    e = s.t('EFFECTIVE GROSS INCOME (line 8 less 9, 10)', [g, -v, -w], 'total_income', 'TOTAL', no='11')
    s.h('SECTION IV. ANNUAL OPERATING EXPENSES')
    X = [('Management fee', 21250, 'L'), ('Administrative / office', 8914, 'L'), ('Legal and accounting', 6375, 'L'), ('Payroll and benefits', 27480, 'L'), ('Electricity', 48216, 'L'), ('Heating fuel / natural gas', 11390, 'L'), ('Water and sewer', 5728, 'L'), ('Janitorial and supplies', 37644, 'L'), ('Trash removal', 4092, 'L'), ('Elevator maintenance', 7560, 'L'),
         ('HVAC contract and repairs', 13873, 'L'), ('General repairs and maintenance', 16219, 'L'), ('Grounds, snow and lot sweeping', 9845, 'L'), ('Security / fire alarm', 3360, 'L'), ('Fire and liability insurance', 12708, 'L'), ('Tenant electric (separately metered)', None, 'T'), ('Reserves for replacement', 0, 'L'), ('Other (specify): window washing', 2400, 'L')]
    x = [L(str(12 + j), n, v, who=k, na='by tenants') for j, (n, v, k) in enumerate(X)]
    t = s.t('TOTAL OPERATING EXPENSES (add lines 12-29)', x, 'total_operating_expenses', 'TOTAL', no='30')
    good = s.rows[t].vals[0]; d = str(good); bad = int(d[:-2] + d[-1] + d[-2]) if d[-1] != d[-2] else good + 900
    s.rows[t].vals[0] = bad
    s.t('NET OPERATING INCOME BEFORE TAXES (line 11 less 30)', [e, -t], 'noi', 'TOTAL', no='31')
    s.planted = {"what": f"printed total operating expenses {bad:,} (last two digits transposed) while the lines add to {good:,}", "kind": "total_wrong"}
    L('32', 'Real estate taxes paid', 83117); L('33', 'Annual debt service', None, na='Declined')
    p = FPDF('P', 'pt', 'Letter'); p.set_auto_page_break(False)
    import datetime; p.set_creation_date(datetime.datetime(2025, 4, 14, tzinfo=datetime.timezone.utc))
    def fill(x, y, t, al='L', wd=100):
        p.set_font('Courier', 'B', 10); p.set_text_color(20, 30, 140); p.set_xy(x, y); p.cell(wd, 12, t, align=al); p.set_text_color(0)
    def lab(x, y, t, sz=8, b='', wd=300, al='L'): p.set_font('Helvetica', b, sz); p.set_xy(x, y); p.cell(wd, 12, t, align=al)
    def head(n):
        p.add_page(); p.set_line_width(.6); lab(36, 28, 'WASCONA COUNTY', 13, 'B'); lab(36, 42, 'Office of the County Assessor - Commercial Valuation Division', 8.5); lab(376, 28, 'FORM IE-3', 11, 'B', 200, 'R'); lab(376, 42, 'OFFICE PROPERTIES   (Rev. 01/25)', 7.5, '', 200, 'R'); p.line(36, 58, 576, 58)
        p.set_font('Helvetica', '', 7); p.set_xy(36, 764); p.cell(540, 10, f'Form IE-3  -  Page {n} of 2  -  CONFIDENTIAL: not open to public inspection', align='C')
    head(1); lab(36, 66, 'ANNUAL INCOME AND EXPENSE QUESTIONNAIRE', 12, 'B', 540, 'C'); lab(36, 80, 'Reporting period January 1, 2024 to December 31, 2024.  Return on or before April 15, 2025.', 8.5, '', 540, 'C')
    p.set_fill_color(225); p.rect(36, 100, 540, 15, 'DF'); lab(40, 102, 'SECTION I. IDENTIFICATION', 9, 'B')
    y = 120
    for a_, b_ in [('Parcel number', '14-22-307-0046'), ('Property name', 'Meridian Professional Center'), ('Property address', '8800 Corporate Pkwy'), ('Owner of record', 'MPC Holdings LLC'), ('Person completing form', 'T. Okafor-Lind, controller'), ('Telephone', '(555) 014-7723')]:
        p.rect(36, y, 540, 22); lab(40, y + 5, a_); fill(190, y + 5, b_); y += 22
    y += 10; p.rect(36, y, 540, 15, 'DF'); lab(40, y + 2, 'SECTION II. PROPERTY DATA AS OF DECEMBER 31, 2024', 9, 'B'); y += 15
    for a_, b_, c_, d_ in [('Gross building area (sf)', '31,400', 'Net rentable area (sf)', '27,850'), ('Number of stories', '3', 'Year built', '1987'), ('Number of tenants', '17', 'Vacant area (sf)', '2,460'), ('Parking spaces', '112', 'Owner-occupied area (sf)', '0'), ('Quoted asking rent per sf', '18.50', 'Lease basis', 'Mod. gross'), ('Elevators', '2', 'Sprinklered?', 'Yes')]:
        p.rect(36, y, 540, 22); p.line(306, y, 306, y + 22); lab(40, y + 5, a_); fill(170, y + 5, b_); lab(312, y + 5, c_); fill(450, y + 5, d_); y += 22
    y += 14; p.set_font('Helvetica', '', 8.5); p.set_xy(36, y)
    p.multi_cell(540, 12, 'INSTRUCTIONS. Report actual amounts received and paid during the reporting period, rounded to whole dollars. Do not include depreciation, capital improvements, income taxes or mortgage payments among operating expenses. Enter real estate taxes on line 32 only. If an expense is paid directly by tenants mark column (b) "T"; if paid by the landlord mark "L". Attach a current rent roll. Failure to return this form may be considered by the Board of Equalization in any appeal.')
    head(2); y = 66
    for q in s.rows:
        if q.kind == 'HEADING':
            y += 5 if y > 70 else 0; p.rect(36, y, 540, 15, 'DF'); lab(40, y + 2, q.label, 9, 'B'); lab(406, y + 2, '(b) Paid by' if 'IV' in q.label else '', 7, '', 60, 'C'); lab(476, y + 2, '(a) Annual Amount', 7.5, 'B', 98, 'R'); y += 15; continue
        T = q.kind != 'LINE'; h = 19 if T else 17.4
        if q.x['no'] == '32': y += 5
        p.rect(36, y, 24, h); p.rect(60, y, 346, h); p.rect(406, y, 60, h); p.rect(466, y, 110, h); lab(36, y + 3, q.x['no'], 8, 'B', 24, 'C'); lab(64, y + 3, q.label, 8.5, 'B' if T else '')
        if q.x.get('who'): fill(406, y + 3, q.x['who'], 'C', 60)
        val = q.vals[0]; fill(466, y + 3, q.x.get('na', '') if val is None else ('$ ' if T else '') + f'{val:,}', 'R', 106); y += h
    y += 10; p.set_font('Helvetica', '', 7.5); p.set_xy(36, y); p.multi_cell(540, 9, 'CERTIFICATION: Under penalties of perjury, I declare that I have examined this return and to the best of my knowledge and belief it is true, correct and complete.')
    lab(36, y + 24, 'Signature ______________________________    Title', 8); fill(270, y + 24, 'Controller'); lab(400, y + 24, 'Date', 8); fill(430, y + 24, '04/11/2025')
    p.output(os.path.join(DOC, NAME))
    finish(NAME, [s], 'OFFICE', 'OPERATING_STATEMENT', 'county form filled in by owner', 'boxed questionnaire, fill-in font, line numbers, two pages, one amount column', True)
